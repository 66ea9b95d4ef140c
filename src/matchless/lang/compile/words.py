"""From the small words of a hero file (who, where, how many, whether) to the rules' descriptions."""

from __future__ import annotations

from typing import assert_never, final

from matchless.lang import nodes
from matchless.lang.adventure.compile import Scope, adventure_amount, adventure_condition
from matchless.lang.nodes.words import CHOSEN_SPACE, SimpleCondition
from matchless.rules.adventure import conditions as adventure_conditions
from matchless.rules.board.bits import set_of
from matchless.rules.describe import amounts, conditions, fighters, spaces
from matchless.rules.game import Counter, Fighter, Form
from matchless.rules.op import Amount, Condition, Where, Who

NO_LIMIT = 1000


@final
class Lexicon:
    """What the names in one hero file stand for at one seat of one game."""

    def __init__(
        self,
        hero: nodes.Hero,
        fighters: list[Fighter],
        forms: dict[str, Form],
        counters: dict[str, Counter],
        scope: Scope | None = None,
    ) -> None:
        """Gather the names of a hero whose fighters, forms and counters already have their numbers."""
        self.hero = hero
        self.scope = scope  # an enemy's
        self.forms = forms
        self.counters = counters
        self.bonus: dict[str, int] = {}  # the bonus attacks of the card being compiled, by name
        self.all = set_of([fighter.number for fighter in fighters])
        self.groups = {
            name: set_of([fighter.number for fighter in fighters if fighter.group == name])
            for name in hero.fighters
        }
        self.first_copy: dict[str, int] = {}
        self.tagged: dict[str, int] = {}
        at = 0
        for name, card in hero.deck.items():
            self.first_copy[name] = at
            for tag in card.tags:
                self.tagged[tag] = self.tagged.get(tag, 0) | ((1 << card.copies) - 1) << at
            at += card.copies

    def copies(self, card: str) -> int:
        """Return the set of copies of a card."""
        return ((1 << self.hero.deck[card].copies) - 1) << self.first_copy[card]

    def cards_by(self, fighter: str) -> int:
        """Return the cards with a fighter on the banner."""
        found = 0
        for name, card in self.hero.deck.items():
            if card.by == fighter:
                found |= self.copies(name)
        return found

    def who(self, word: str) -> Who:  # noqa: C901, PLR0912 - one line a word
        """Return the fighters that a word or a name means."""
        match word:
            case "your_fighter":
                return fighters.YourFighter()
            case "opposing_fighter":
                return fighters.OpposingFighter()
            case "fighters_in_combat":
                return fighters.FightersInCombat()
            case "chosen":
                return fighters.Chosen()
            case "your_fighters":
                return fighters.OfSeat()
            case "friendly_fighters":
                return fighters.OfTeam(friendly=True)
            case "opposing_fighters":
                return fighters.OfTeam(friendly=False)
            case "all_fighters":
                return fighters.Everyone()
            case "opponents_hero":
                return fighters.OpponentsHero()
            case "damaged":
                return fighters.JustDamaged()
            case "crossed":
                return fighters.JustCrossed()
            case "opposing_heroes":
                return fighters.OfRole(heroes=True)
            case "opposing_sidekicks":
                return fighters.OfRole(heroes=False)
            case "enemies":
                return fighters.Enemies()
            case _:
                return fighters.These(self.groups[word])

    def means_one(self, word: str) -> bool:
        """Return whether a word can only ever mean a single fighter."""
        if word in self.hero.fighters:
            return self.hero.fighters[word].count == 1
        return word in ("your_fighter", "opposing_fighter", "chosen", "opponents_hero")

    def where(self, in_zone_of: str | None, adjacent_to: str | None, on: str | None = None) -> Where:
        """Return the spaces that filters mean."""
        found: Where | None = None
        if on is not None:
            found = spaces.ChosenSpaces()
        for place, adjacent in ((in_zone_of, False), (adjacent_to, True)):
            if place is not None:
                near = self._near(place, adjacent=adjacent)
                found = near if found is None else spaces.Both(found, near)
        return spaces.Anywhere() if found is None else found

    def _near(self, place: str, *, adjacent: bool) -> Where:
        if place == CHOSEN_SPACE:
            return spaces.NearChosenSpace(adjacent)
        return spaces.AdjacentTo(self.who(place)) if adjacent else spaces.InZoneOf(self.who(place))

    def those(self, word: str, in_zone_of: str | None, adjacent_to: str | None, on: str | None = None) -> Who:
        """Return the fighters that a word and filters mean."""
        those = self.who(word)
        if in_zone_of is None and adjacent_to is None and on is None:
            return those
        return fighters.Standing(those, self.where(in_zone_of, adjacent_to, on))

    def amount(self, amount: nodes.Amount) -> Amount:  # noqa: C901 - one line a word
        """Return the rules' amount."""
        match amount:
            case int():
                return amounts.Fixed(amount)
            case nodes.CardsIn("your_discard", tag):
                return amounts.InDiscard(self.tagged[tag] if tag else -1)
            case nodes.CardsIn(pile, _):
                return amounts.InHand(of_opponent=pile == "opponent_hand")
            case nodes.BoostOf():
                return amounts.BoostOfPicked()
            case nodes.PrintedValueOf("opponent_card_before"):
                return amounts.PrintedBefore()
            case nodes.PrintedValueOf(card):
                return amounts.Printed(of_opponent=card == "opponent_card")
            case nodes.FightersCounted():
                return self._counted(amount)
            case nodes.ZonesOf(word):
                return amounts.ZoneCount(self.who(word))
            case nodes.ChosenNumber(times):
                return amounts.NumberChosen(times)
            case nodes.CounterOf(name):
                return amounts.CounterValue(self.counters[name].counter)
            case nodes.ThreatLevel() | nodes.TokensOn() | nodes.OccupiedSites() | nodes.Players():
                return adventure_amount(amount)
            case _:
                assert_never(amount)

    def _counted(self, node: nodes.FightersCounted) -> Amount:
        """Return the number of fighters; damaged ones count even if the damage defeated them."""
        hurt = node.who == "damaged"
        those = fighters.JustHurt() if hurt else self.who(node.who)
        if node.in_zone_of is not None or node.adjacent_to is not None:
            those = fighters.Standing(those, self.where(node.in_zone_of, node.adjacent_to))
        if node.other_than is not None:
            those = fighters.Others(those, self.who(node.other_than))
        return amounts.HowMany(those, anywhere=hurt)

    def condition(self, condition: nodes.Condition) -> Condition:  # noqa: C901, PLR0912 - one line a word
        """Return the rules' condition."""
        match condition:
            case str():
                return simple_condition(condition)
            case nodes.HealthOf(word, at_most, at_least):
                high = NO_LIMIT if at_most is None else at_most
                return conditions.HealthWithin(self.who(word), at_least or 0, high)
            case nodes.FormIs(form, value):
                return conditions.FormHas(self.forms[form], self.forms[form].values.index(value))
            case nodes.Defeated(name):
                return conditions.SomeDefeated(self.groups[name])
            case nodes.Undefeated(name):
                return conditions.SomeThere(fighters.These(self.groups[name]))
            case nodes.Adjacent(word, to):
                return conditions.SomeThere(self.those(word, None, to))
            case nodes.SameZone(word, of):
                return conditions.SomeThere(self.those(word, of, None))
            case nodes.CountIs(amount, exactly, at_most, at_least):
                low, high = at_least or 0, NO_LIMIT if at_most is None else at_most
                if exactly is not None:
                    low = high = exactly
                return conditions.AmountWithin(self.amount(amount), low, high)
            case nodes.ActionNumber(number):
                return conditions.ActionIs(number)
            case nodes.YourFighterIs(name):
                return conditions.PlayedFor(self.groups[name])
            case nodes.WasDamaged(word):
                return conditions.WasHurt(self.who(word))
            case nodes.WasDefeated(word):
                return conditions.FellInCombat(self.who(word))
            case nodes.FreeSpaceBy(word):
                return conditions.RoomBeside(self.who(word))
            case nodes.InBasket(item):
                return conditions.ItemOnTop(self.hero.items.index(item))
            case nodes.FaceUp() | nodes.OnToken():
                return adventure_condition(condition, self)
            case nodes.Not(inner):
                return conditions.Opposite(self.condition(inner))
            case nodes.AllOf(parts):
                return conditions.All([self.condition(part) for part in parts])
            case nodes.AnyOf(parts):
                return conditions.Either([self.condition(part) for part in parts])
            case _:
                assert_never(condition)


def simple_condition(word: SimpleCondition) -> Condition:  # noqa: C901, PLR0912 - one line a word
    """Return the rules' condition for a one-word condition."""
    match word:
        case "won_combat":
            return conditions.WonCombat()
        case "lost_combat":
            return conditions.Opposite(conditions.WonCombat())
        case "attacking":
            return conditions.Attacking()
        case "defending":
            return conditions.Opposite(conditions.Attacking())
        case "opposing_fighter_is_hero":
            return conditions.OpposingIsHero()
        case "began_turn_elsewhere":
            return conditions.BeganElsewhere()
        case "defeated_a_fighter":
            return conditions.SomeoneFell()
        case "values_match":
            return conditions.ValuesMatch()
        case "opponent_played_a_card":
            return conditions.OpponentPlayed()
        case "opponent_played_a_card_before":
            return conditions.OpponentPlayedBefore()
        case "opposing_fighter_is_sidekick":
            return conditions.OpposingIsSidekick()
        case "began_turn_in_another_zone":
            return conditions.BeganInOtherZone()
        case "maneuvered_this_turn":
            return conditions.Maneuvered()
        case "less_health_than_opposing_fighter":
            return conditions.LessHealth()
        case "printed_value_is_lower":
            return conditions.PrintedIs(higher=False)
        case "printed_value_is_higher":
            return conditions.PrintedIs(higher=True)
        case "your_revealed_boost_is_higher":
            return conditions.RevealedHigher()
        case "card_in_opponents_discard":
            return adventure_conditions.NameInDiscard()
        case "beside_another_enemy":
            return adventure_conditions.BesideAnotherEnemy()
        case _:
            assert_never(word)
