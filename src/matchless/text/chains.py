"""Clauses in a row: which of them share a sentence.

A sentence holds up to three plain steps ("do A, do B, then do C") or one choice with what is done to the chosen
("choose A and do B"). After something that somebody else does, an order needs a new sentence.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from matchless.text.discourse import Clause
from matchless.text.grammar import Joins

MOST: Final = 3
"""How many plain steps a sentence holds."""

LONG: Final = 140
"""How many characters they may have."""


class Unit(NamedTuple):
    """A clause, or a choice together with what is done to the chosen."""

    clauses: list[Clause]

    @property
    def last(self) -> Clause:
        """Its last clause."""
        return self.clauses[-1]


def told(chain: list[Clause], joins: Joins) -> list[str]:
    """Clauses as sentences, with their notes."""
    found: list[str] = []
    run: list[Unit] = []
    follows = False
    for unit in _units(chain):
        if run and not _fits(run, unit):
            found.append(_sentence(run, joins, follows=follows))
            run, follows = [], True
        run.append(unit)
        if unit.last.ends:
            found += [_sentence(run, joins, follows=follows), *_notes(run)]
            run, follows = [], False
    if run:
        found += [_sentence(run, joins, follows=follows), *_notes(run)]
    return found


def fits(chain: list[Clause]) -> bool:
    """Whether clauses fit in one sentence."""
    units = _units(chain)
    return all(_fits(units[:at], unit) and not units[at - 1].last.ends for at, unit in enumerate(units) if at)


def infinitives(chain: list[Clause], joins: Joins) -> str:
    """Clauses that fit in one sentence, as they are put after "you may"."""
    return _joined(_units(chain), joins, infinitive=True)


def purposes(chain: list[Clause], joins: Joins) -> str:
    """Clauses as they are put after "to": "to do A, do B and do C"."""
    return _listed([said.infinitive for said in chain], joins)


def _units(chain: list[Clause]) -> list[Unit]:
    units: list[Unit] = []
    for said in chain:
        last = units[-1].last if units else None
        belongs = last is not None and last.links and (said.about or bool(last.shared and said.shared))
        if belongs and not (said.choice and said.infinitive):
            units[-1].clauses.append(said)
        else:
            units.append(Unit([said]))
    return units


def _fits(run: list[Unit], unit: Unit) -> bool:
    """Whether a unit fits in the same sentence as those before it."""
    if len(run) == MOST or len(unit.clauses) > 1 or len(run[-1].clauses) > 1 or unit.last.apart:
        return False
    letters = sum(len(said.order) for part in (*run, unit) for said in part.clauses)
    if letters > LONG and not unit.last.ends:
        return False
    return not (unit.last.infinitive and not run[-1].last.infinitive)


def _notes(run: list[Unit]) -> list[str]:
    return [note for unit in run for said in unit.clauses for note in said.notes]


def _sentence(run: list[Unit], joins: Joins, *, follows: bool) -> str:
    text = _joined(run, joins, infinitive=False)
    return joins.afterwards(text) if follows else text


def _joined(run: list[Unit], joins: Joins, *, infinitive: bool) -> str:
    texts = [_unit(unit, joins, infinitive=infinitive) for unit in run]
    if len(texts) == 1:
        return texts[0]
    return joins.comma.join(texts[:-1]) + joins.then + texts[-1]


def _unit(unit: Unit, joins: Joins, *, infinitive: bool) -> str:
    """As in "choose A and do B", "choose A; B does something"."""
    texts, tail = [], ""
    for before, said in zip((None, *unit.clauses), unit.clauses, strict=False):
        text = said.infinitive if infinitive else said.order
        if before is not None and before.shared and said.shared:
            text = said.shared
        if before is not None and not said.infinitive:
            tail += joins.semicolon + text
        else:
            texts.append(text)
    return _listed(texts, joins) + tail


def _listed(texts: list[str], joins: Joins) -> str:
    """As in "do A, do B and do C". A trailing aside keeps its closing comma only before an "and"."""
    *before, last = texts
    last = last.removesuffix(",")
    if not before:
        return last
    *most, link = before
    return joins.comma.join([*(text.removesuffix(",") for text in most), link]) + joins.and_ + last
