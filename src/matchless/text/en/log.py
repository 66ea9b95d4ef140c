"""What happened, in English."""

from __future__ import annotations

from typing import Final

from matchless.lang.names.en import EnglishFighter
from matchless.text.en.nouns import possessive
from matchless.text.forms import Message
from matchless.text.noun import Noun

GENDERS: Final = {"he": "m", "she": "f", "it": "n"}


def noun(fighter: EnglishFighter, mark: str) -> Noun:
    """A fighter; ``mark`` tells it apart from others with its name, as in "Harpy 2"."""
    name = f"the {fighter.name}" if fighter.article and not mark else fighter.name + mark
    return Noun(name, name, possessive(name), GENDERS[fighter.pronoun])


LOG: Final[dict[str, Message]] = {
    "turn_began": "Turn {n}: {who}",
    "turn_ended": "{who} ends the turn",
    "maneuvered": "{who} maneuvers",
    "schemed": "{fighter} plays the scheme {card}",
    "attacked": "{fighter} attacks {target.object}",
    "attacked_with_bonus": "Bonus attack {bonus}: {fighter} attacks {target.object} again",
    "attacked_again": "Bonus attack: {fighter} attacks {target.object} again",
    "drew": "{who} draws {card}",
    "drew_hidden": ("{who} draws a card", "{who} draws {n} cards"),
    "exhausted": "{who.of} deck is empty: each of that player’s fighters takes {n} damage",
    "boosted": "{who} boosts with {card} (+{n})",
    "committed_boost": "{who} adds {card} face down to the attack",
    "committed_boost_hidden": "{who} adds a card face down to the attack",
    "moved": "{fighter} moves to {space}",
    "placed": "{fighter} is placed on {space}",
    "defended": "{who} plays a card face down to defend",
    "undefended": "{who} does not defend",
    "revealed": "{who} reveals {card} with value {n}",
    "bonus_revealed": "The bonus attack {bonus} has value {n}",
    "bonus_unnamed": "The bonus attack has value {n}",
    "cancelled": "The effects of {who.of} card are cancelled",
    "value_changed": "The value of {who.of} card is now {n}",
    "value_ignored": "The value of {who.of} card is ignored",
    "combat_values": "Attack {n} against defense {defense}",
    "damaged": ("{fighter} takes {n} damage", "{fighter} takes {n} damage"),
    "combat_damaged": ("{fighter} takes {n} combat damage", "{fighter} takes {n} combat damage"),
    "prevented": "{fighter} takes no damage",
    "defeated": "{fighter} is defeated",
    "recovered": ("{fighter} recovers {n} health", "{fighter} recovers {n} health"),
    "health_set": "{fighter.of} health is set to {n}",
    "combat_won": "{who} wins the combat",
    "discarded": "{who} discards {card}",
    "looked_at_hand": "{who} looks at {other.of} hand",
    "looked_at_top": (
        "{who} looks at the top card of the deck",
        "{who} looks at the top {n} cards of the deck",
    ),
    "looked_at_their_top": (
        "{who} looks at the top card of {other.of} deck",
        "{who} looks at the top {n} cards of {other.of} deck",
    ),
    "looked_at_empty": "{other.of} deck is empty: there is no card to look at",
    "kept": "{who} puts {card} into hand",
    "kept_hidden": "{who} puts a card into hand",
    "put_on_top": "{who} puts {card} on top of the deck",
    "put_on_top_hidden": "{who} puts a card on top of the deck",
    "put_under": "{who} puts {card} under the deck",
    "put_under_hidden": "{who} puts a card under the deck",
    "taken": "{who} takes {card} into hand",
    "shuffled": "{who} shuffles the deck",
    "form_changed": "{fighter} is now {form}",
    "gained_actions": ("{who} gains {n} action", "{who} gains {n} actions"),
    "returned": "{fighter} appears on {space}",
    "form_had": "{fighter} now has {form}",
    "door_opened": "{who} opens door {n}",
    "door_closed": "{who} closes door {n}",
    "counter_changed": "{who} – {counter}: {n}",
    "swapped": "{fighter} and {other} swap spaces",
    "took_over": "{fighter} takes over in the combat",
    "shown_on_top": "The top card of {who.of} deck is revealed: {card}",
    "shown_at_bottom": "The bottom card of {who.of} deck is revealed: {card}",
    "shown_in_hand": "{who} reveals {card} from hand",
    "shown_aside": "A card of {who.of} deck is revealed: {card}",
    "bottom_on_top": "The bottom card of {who.of} deck goes on top",
    "sunk": "{card} goes under {who.of} deck",
    "sunk_hidden": "A card goes under {who.of} deck",
    "shuffled_in": "{who} shuffles {card} into the deck",
    "held_fast": "No fighter can leave its space this turn",
    "kept_alive": "{fighter.of} health cannot fall below 1 this turn",
    "value_locked": "The value of {who.of} card cannot change",
    "redirected": "{fighter} takes the combat damage instead of {other.object}",
    "number_chosen": "{who} chooses the number {n}",
    "ability_used": "{who} uses the special ability",
    "game_won": "{who} wins the game",
    "team_won": "{who} and {other} win the game",
    # Adventures
    "adventure_won": "{fighter} is defeated: the heroes win the adventure",
    "adventure_lost": "{fighter} wins: the adventure is lost",
    "round_began": "Round {n} begins",
    "round_ending": "Round {n} ends",
    "initiative_revealed": "Initiative: {card}",
    "end_effect": "End of the round – {card}",
    "event_effect": "Event – {card}",
    "initiative_removed": "This initiative card leaves the game: {card}",
    "initiative_under": "This initiative card goes under the deck, to come up again: {card}",
    "initiative_added": "This initiative card joins the next round: {card}",
    "threat_advanced": (
        "The threat advances {n} space, to level {level}",
        "The threat advances {n} spaces, to level {level}",
    ),
    "threat_full": "The threat reaches the end of its track",
    "threat_reset": "The threat goes back to level {level}",
    "goal_reached": "{fighter} reaches objective {n} of 4",
    "tokens_placed_bridge": "Bridge {site}: +{tokens}",
    "tokens_placed_field": "Field {site}: +{tokens}",
    "tokens_removed_bridge": "{who} removes {tokens} from bridge {site}",
    "tokens_removed_field": "{who} removes {tokens} from field {site}",
    "bridge_destroyed": "Bridge {site} is destroyed",
    "bridge_activated": "{who} activates bridge {n}",
    "tile_turned": "The invasion token {tile} is turned up",
    "strewn": "{fighter} leaves 1 {token} on {space}",
    "enemy_targets": "{fighter} picks {target.object} as its target",
    "no_target": "{fighter} reaches nobody",
    "strengthened": "Every enemy attack now gets +{n}",
    "hoax": "Deception! {who.of} discard pile is shuffled into the deck",
    "marker_taken": "{who} takes turn-order marker {n}",
}

BRIEF: Final[dict[str, Message]] = {
    "schemed": "{fighter} plays {card}",
    "drew_hidden": "{who} draws",
    "boosted": "{who} boosts with {card}",
    "committed_boost": "{who} adds {card} face down",
    "committed_boost_hidden": "{who} adds a card face down",
    "moved": "{fighter} moves",
    "placed": "{fighter} is placed",
    "returned": "{fighter} appears",
    "defended": "{who} defends",
    "revealed": "{who} reveals {card}",
    "bonus_revealed": "The bonus attack {bonus} is revealed",
    "bonus_unnamed": "The bonus attack is revealed",
    "value_changed": "{who.of} card changes value",
    "damaged": "{fighter} takes damage",
    "combat_damaged": "{fighter} is hit",
    "recovered": "{fighter} recovers health",
    "strewn": "{fighter} leaves 1 {token}",
}
"""The rest is told by a sign, a number or a highlight on the board."""
