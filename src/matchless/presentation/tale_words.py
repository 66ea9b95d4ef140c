"""The summary of a finished game, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from matchless.text.spans import Name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.presentation.names import GameNames
    from matchless.presentation.wire.tale import Blow, Fall
    from matchless.text.spans import Spans


@final
class TaleWords:
    """Tells blows, turns and endings in one language."""

    def __init__(self, names: GameNames) -> None:
        self._names = names
        self._game = names.game
        self._tell = names.writer

    def blow(self, blow: Blow) -> Spans:
        """Return who hit whom, with what."""
        return self._struck("blow", blow)

    def fall(self, fall: Fall, blow: Blow | None, *, is_exhausted: bool) -> Spans:
        """Return what a fighter fell to."""
        if blow is not None:
            return self._struck("fell", blow)
        key = "tale_fell_exhausted" if is_exhausted else "tale_fell"
        target = self._tell.fighters[fall.fighter]
        return self._names.spans(key, target=target, when=self._when(fall.turn))

    def gave_up(self, seat: int, turn: int, *, is_out_of_time: bool) -> Spans:
        """Return who gave up, or had no time left; the heroes of an adventure give up together."""
        if is_out_of_time:
            key = "tale_out_of_time"
        else:
            key = "tale_gave_up" if self._game.adventure is None else "tale_heroes_gave_up"
        return self._names.spans(key, who=self._tell.player(seat), when=self._when(turn))

    def goal(self, turn: int) -> Spans:
        """Return that the villain has got what it wanted."""
        villain = self._tell.player(self._game.players)
        return self._names.spans("tale_goal", who=villain, when=self._when(turn))

    def left(self, health: int) -> Spans:
        """Return the health that the villain had left."""
        seat = self._game.seats[self._game.players]
        most = self._game.fighters[seat.first].health
        return self._names.spans("tale_left", who=self._tell.player(seat.number), n=health, most=most)

    def turned(self, turn: int, blow: Blow) -> Spans:
        """Return what a blow cost whom in the turn that decided a game."""
        key = "tale_turned_struck" if blow.card is None else "tale_turned_card"
        target, card = self._tell.fighters[blow.target], self._card(blow)
        return self._names.spans(key, when=self._when(turn), target=target, card=card, n=blow.damage)

    def lost(self, turn: int, seat: int, health: int) -> Spans:
        """Return what that turn cost somebody, without a blow: the deck was empty, say."""
        target = self._tell.player(seat)
        return self._names.spans("tale_turned_struck", when=self._when(turn), target=target, n=health)

    def shifted(self, turn: int, gained: int) -> Spans:
        """Return that turn where nobody lost health: somebody recovered."""
        return self._names.spans("tale_turned", when=self._when(turn), n=gained)

    def stand(self, ahead: int, winners: Sequence[int]) -> Spans:
        """Return by how much the winners led after that turn; a villain leads in its own name."""
        if ahead == 0:
            return self._names.spans("tale_level")
        is_side = len(winners) > 1 and not self._game.seats[winners[0]].is_enemy
        whose = "tale_winners" if is_side else "tale"
        key = f"{whose}_ahead" if ahead > 0 else f"{whose}_behind"
        return self._names.spans(key, who=self._tell.player(winners[0]), n=abs(ahead))

    def _struck(self, what: str, blow: Blow) -> Spans:
        return self._names.spans(
            f"tale_{what}_{self._manner(blow)}",
            when=self._when(blow.turn),
            who=self._tell.fighters[blow.fighter],
            target=self._tell.fighters[blow.target],
            card=self._card(blow),
            attack=blow.attack,
            defense=blow.defense,
        )

    def _manner(self, blow: Blow) -> str:
        if blow.card is None:
            is_ability = blow.attack is None and not self._game.seats[blow.seat].is_enemy
            return "ability" if is_ability else "struck"
        if blow.attack is None:
            return "effect"
        return "undefended" if blow.defense is None else "defended"

    def _card(self, blow: Blow) -> Name | str:
        if blow.card is None:
            return ""
        return Name(self._names.card(blow.seat, blow.card), card=blow.card, owner=blow.seat)

    def _when(self, turn: int) -> str:
        return self._names.say("tale_turn" if self._game.adventure is None else "tale_round", n=turn)
