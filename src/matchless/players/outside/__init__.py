"""Bots from anywhere: classes of other people's modules, installed ones, and programs in any language."""
