"""From the steps of a card to the program that carries them out."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never, final

from matchless.lang import nodes
from matchless.rules.game import NOTHING
from matchless.rules.ops import clash, control, hands, walk, wounds

if TYPE_CHECKING:
    from matchless.lang.words_compile import Lexicon
    from matchless.rules.op import Op

MANDATORY = -1
_PLAYERS = {"you": hands.YOU, "opponent": hands.OPPONENT, "each_player": hands.EACH_PLAYER}
_DECKS = {"your_deck": hands.YOU, "opponent_deck": hands.OPPONENT}


@final
class Compiler:
    """Gathers programs; a program's place in the list is its number."""

    def __init__(self, programs: list[tuple[Op, ...]]) -> None:
        """Go on after the programs that are rules."""
        self.programs = programs

    def program(self, steps: nodes.Steps, lexicon: Lexicon) -> int:
        """Compile a list of steps; return the number of its program."""
        if not steps:
            return NOTHING
        writer = _Writer(lexicon)
        writer.steps(steps)
        self.programs.append(tuple(op for op in writer.ops if op is not None))
        return len(self.programs) - 1


@final
class _Writer:
    """Writes one program, op by op. A place whose op needs a later address is reserved with None."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.ops: list[Op | None] = []

    def steps(self, steps: nodes.Steps) -> None:
        for step in steps:
            self.step(step, MANDATORY)

    def reserve(self) -> int:
        self.ops.append(None)
        return len(self.ops) - 1

    def step(self, step: nodes.Step, skip: int) -> None:
        """Write a step; ``skip`` is where to go on when the player declines it."""
        match step:
            case nodes.If():
                self._if(step)
            case nodes.May(steps):
                self._may(steps)
            case nodes.Pick(amount, of):
                self._pick(amount, of)
            case _:
                self.ops.append(self._op(step, skip))

    def _if(self, step: nodes.If) -> None:
        test = self.reserve()
        self.steps(step.then)
        if step.otherwise:
            leap = self.reserve()
            self.ops[test] = control.Unless(self.lexicon.condition(step.condition), len(self.ops))
            self.steps(step.otherwise)
            self.ops[leap] = control.Jump(len(self.ops))
        else:
            self.ops[test] = control.Unless(self.lexicon.condition(step.condition), len(self.ops))

    def _may(self, steps: nodes.Steps) -> None:
        """Write optional steps: the first choice among them is where the player may decline."""
        first = steps[0]
        place = self.reserve()
        declinable = isinstance(
            first, nodes.Choose | nodes.PlaceFighter | nodes.Return | nodes.Boost | nodes.CommitBoost
        )
        # "May move up to N": staying is already an option, so there is nothing to ask beforehand.
        stays = isinstance(first, nodes.Move) and first.up_to is not None and len(steps) == 1
        if declinable:
            self.steps(steps[1:])
            self.ops[place] = self._op(first, len(self.ops))
        elif stays:
            self.ops[place] = self._op(first, MANDATORY)
        else:
            self.steps(steps)
            self.ops[place] = control.Offer(len(self.ops))

    def _pick(self, amount: int, of: dict[str, nodes.Steps]) -> None:
        self.ops.append(control.PickModes(amount, list(of)))
        run = self.reserve()
        targets = []
        for steps in of.values():
            targets.append(len(self.ops))
            self.steps(steps)
            self.ops.append(control.Jump(run))
        self.ops[run] = control.RunModes(targets, len(self.ops))

    def _op(self, step: nodes.Step, skip: int) -> Op:  # noqa: C901, PLR0912 - one line a word
        words = self.lexicon
        match step:
            case nodes.Draw(amount, player):
                return hands.DrawCards(words.amount(amount), _PLAYERS[player])
            case nodes.Discard(how_many, player, how):
                return _discard(how_many, _PLAYERS[player], at_random=how == "random")
            case nodes.DiscardTop(amount, deck):
                return hands.DiscardTopCards(amount, _DECKS[deck])
            case nodes.LookAtHand():
                return hands.LookAtHandCards()
            case nodes.LookAtTop(amount, deck):
                return hands.LookAtTopCards(amount, _DECKS[deck])
            case nodes.Keep(amount):
                return hands.KeepCards(amount)
            case nodes.PutBack(place):
                return hands.PutCardsBack(on_top=place == "top")
            case nodes.SearchFor(card):
                return hands.SearchForCard(words.first_copy[card])
            case nodes.Take(how_many, tag, named):
                fitting = words.tagged[tag] if tag else words.copies(named) if named else -1
                return hands.TakeCards(0 if how_many == "all" else how_many, fitting)
            case nodes.Shuffle():
                return hands.ShuffleDeck()
            case nodes.Move():
                return self._move(step)
            case nodes.PlaceFighter(word, on, zone, near):
                return walk.PlaceOne(words.who(word), words.where(zone, near), on == "other_space", skip)
            case nodes.Return(name, zone, near):
                return walk.ReturnOne(words.groups[name], words.where(zone, near), skip)
            case nodes.Damage(amount, word, zone, near, on):
                return wounds.DealDamage(words.amount(amount), words.those(word, zone, near, on))
            case nodes.Recover(amount, word):
                return wounds.RecoverHealth(words.amount(amount), words.who(word))
            case nodes.SetHealth(health, word):
                return wounds.SetHealthTo(health, words.who(word))
            case nodes.Prevent(what, word):
                return wounds.PreventDamage(words.who(word), of_combat_only=what == "combat_damage")
            case nodes.SetValue(amount):
                return clash.SetCardValue(words.amount(amount))
            case nodes.AddValue(amount):
                return clash.AddCardValue(words.amount(amount))
            case nodes.IgnoreValue():
                return clash.IgnoreCardValue()
            case nodes.Boost():
                return clash.BoostCard(skip)
            case nodes.CommitBoost():
                return clash.CommitBoostCard(skip)
            case nodes.Cancel():
                return clash.CancelCard()
            case nodes.GainActions(actions, player):
                return control.GainMoreActions(actions, by_opponent=player == "opponent")
            case nodes.EndTurn():
                return control.EndTheTurn()
            case nodes.ChooseForm(form):
                return control.ChooseFormValue(words.forms[form])
            case nodes.ChangeForm(form):
                return control.ChangeFormValue(words.forms[form])
            case nodes.Choose():
                return self._choose(step, skip)
            case nodes.If() | nodes.May() | nodes.Pick():
                raise AssertionError("written by their own methods")
            case _:
                assert_never(step)

    def _move(self, step: nodes.Move) -> Op:
        words = self.lexicon
        exact = step.up_to is None
        steps = step.up_to if step.up_to is not None else step.exactly or 0
        if words.means_one(step.who):
            return walk.MoveOne(words.who(step.who), steps, exact, step.through_opponents)
        return walk.MoveEach(words.who(step.who), steps, exact, step.through_opponents)

    def _choose(self, step: nodes.Choose, skip: int) -> Op:
        words = self.lexicon
        if step.what == "fighter":
            return control.ChooseFighter(words.those(step.among, step.in_zone_of, step.adjacent_to), skip)
        if step.what == "space":
            return control.ChooseSpace(words.where(step.in_zone_of, step.adjacent_to), skip)
        return control.ChooseCard(step.among == "opponent_hand", skip)


def _discard(amount: int | str, player: int, *, at_random: bool) -> Op:
    if isinstance(amount, str):
        return hands.DiscardPicked()
    if at_random:
        return hands.DiscardRandomly(amount, player)
    return hands.DiscardEach(amount) if player == hands.EACH_PLAYER else hands.DiscardCards(amount, player)
