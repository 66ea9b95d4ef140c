"""The questions that only adventures ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.adventure_setup import ChooseStart
from matchless.rules.enemy_turn import FindTarget, WalkUp
from matchless.rules.frame import NOBODY
from matchless.rules.op import PASS
from matchless.rules.ops.enemy import ChooseWeakest
from matchless.rules.ops.sites import ActivateBridge, ClearSite, DrawTo, PayForBridge, Sift, UseTile
from matchless.rules.play import asking
from matchless.rules.quest import quest_of

if TYPE_CHECKING:
    from matchless.rules.frame import Frame
    from matchless.rules.op import Op
    from matchless.rules.view import View
    from matchless.speech.voice import Voice


def adventure_line(view: View, voice: Voice) -> str:
    """Return the question of the pending decision, if only adventures ask it; else nothing."""
    position = view.position
    if position.quest is None:
        return ""
    op = asking(position)
    frame = position.frames[-1]
    nouns = voice.teller.fighters
    match op:
        case ChooseStart():
            hero = voice.game.seats[position.turn].first
            text = voice.say("ask_start", fighter=nouns[hero].object)
        case FindTarget():
            text = voice.say("ask_target", fighter=nouns[frame.fighter].subject)
        case WalkUp():
            fighter, target = nouns[frame.fighter].subject, nouns[frame.chosen].object
            text = voice.say("ask_approach", fighter=fighter, target=target)
        case _:
            key = _key(op, frame)
            text = voice.say(key) if key else ""
    return text[:1].upper() + text[1:]


def _key(op: Op, frame: Frame) -> str:
    """Return the words for a question about bridges, fields, decks or ties."""
    match op:
        case DrawTo():
            return "ask_drawer" if frame.rival == NOBODY else "ask_draw_more"
        case Sift():
            return "ask_sift" if frame.rival == NOBODY else "ask_sift_card"
        case _:
            keys = {
                ActivateBridge: "ask_activate",
                PayForBridge: "ask_pay",
                UseTile: "ask_use",
                ClearSite: "ask_clear",
                ChooseWeakest: "ask_tie",
            }
            return next((key for kind, key in keys.items() if isinstance(op, kind)), "")


def adventure_source(view: View, voice: Voice) -> str:
    """Return what an adventure question is about: the bridges to be used, or the text behind the question."""
    position = view.position
    if position.quest is None:
        return ""
    frame = position.frames[-1]
    op = asking(position)
    tiles = quest_of(position).tiles
    if isinstance(op, PayForBridge | UseTile):
        return voice.tile_line(tiles[frame.count])
    if isinstance(op, ActivateBridge) and position.decision is not None:
        return " ".join(voice.tile_line(tiles[site]) for site in position.decision.options if site != PASS)
    return voice.sources.get(frame.program, "")
