"""The effect language: the words of cards and abilities, their lints, and their compilation to ops."""
