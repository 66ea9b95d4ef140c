"""Rule options: where editions differ or a ruling is open, a table may choose (RULES 0.3)."""

from __future__ import annotations

from typing import Final, NamedTuple, final

DUELS: Final = "duels"
ADVENTURES: Final = "adventures"
EVERYWHERE: Final = "everywhere"


class Option(NamedTuple):
    """An option of the rules; ``RuleSet`` gives it an attribute, and all others read it from here."""

    name: str
    values: tuple[str, str]
    """The first is the default, that of core-2023."""
    classic: int = 0
    """Which value classic-2020 plays by."""
    where: str = EVERYWHERE
    is_listed: bool = True
    """Whether it is offered among the options of a table: one may have a switch of its own, or nothing to choose."""


OPTIONS: Final[tuple[Option, ...]] = (
    Option("gameEnd", ("action-boundary", "immediate"), classic=1, where=DUELS),
    Option("effectsAfterDefeat", ("all-windows", "after-combat-only"), classic=1),
    Option("afterCombatAbilities", ("same-window", "after-cards"), classic=1),
    # Classic books are silent; ruling J-11 lets the owner choose there too, so both values play alike.
    Option("ownOrder", ("owner-chooses", "silent"), classic=1, is_listed=False),
    Option("attackFollowUp", ("separate-step", "none"), classic=1),
    Option("sidekickOverflow", ("any-space", "adjacent-to-friend")),
    Option("recoverCap", ("starting-health", "dial-maximum"), classic=1),
    Option("boostTiming", ("before-any-move", "any-time-in-move-step"), classic=1),
    Option("ffaFirstTurn", ("player", "hero"), classic=1, where=DUELS),
    Option("ffaBoard", ("min-4-starts", "any"), classic=1, where=DUELS),
    Option("placeOnOccupied", ("no", "yes")),
    Option("exactMove", ("as-far-as-possible", "all-or-nothing")),
    Option("bewilderment", ("as-printed", "combat-only")),
    Option("attackerFallen", ("still-deals-damage", "deals-none")),
    Option("lockedValue", ("no-bonus", "with-bonus")),
    Option("transferredDamage", ("not-taken-by-defender", "counts-as-taken")),
    Option("adventureEnd", ("action-boundary", "immediate"), where=ADVENTURES),
    Option("playersChoose", ("affected-player", "lowest-marker"), where=ADVENTURES),
    Option("tokensOnPlace", ("no", "yes"), where=ADVENTURES),
    Option("threatInObjective", ("lost", "counts"), where=ADVENTURES),
    Option("openHands", ("no", "yes"), where=ADVENTURES, is_listed=False),
    Option("smallFighters", ("seen", "ignored"), where=ADVENTURES),
    Option("exhaustion", ("one-wound", "per-card"), classic=1),
)
CHOICES: Final[dict[str, tuple[str, str]]] = {option.name: option.values for option in OPTIONS}
PRESETS: Final[dict[str, dict[str, str]]] = {
    "core-2023": {},
    "classic-2020": {option.name: option.values[option.classic] for option in OPTIONS if option.classic},
}
"""Named sets of options; what a preset does not name stays at its default."""


@final
class RuleSet:
    """The rules that one table plays by. Chosen before the game, then fixed."""

    def __init__(self, preset: str = "core-2023", changes: dict[str, str] | None = None) -> None:
        """Take a preset and change single options; ``ValueError`` names what is unknown."""
        if preset not in PRESETS:
            raise ValueError(f"unknown rules preset '{preset}'; there are: {', '.join(PRESETS)}")
        chosen = {name: values[0] for name, values in CHOICES.items()}
        for name, value in {**PRESETS[preset], **(changes or {})}.items():
            if name not in CHOICES:
                raise ValueError(f"unknown rules option '{name}'; there are: {', '.join(CHOICES)}")
            if value not in CHOICES[name]:
                raise ValueError(
                    f"rules option '{name}' cannot be '{value}', only: {', '.join(CHOICES[name])}"
                )
            chosen[name] = value
        self.chosen: Final = chosen
        self.ends_at_once: Final = chosen["gameEnd"] == "immediate"
        self.effects_after_defeat: Final = chosen["effectsAfterDefeat"] == "all-windows"
        self.abilities_after_cards: Final = chosen["afterCombatAbilities"] == "after-cards"
        self.follow_up: Final = chosen["attackFollowUp"] == "separate-step"
        self.overflow_to_friend: Final = chosen["sidekickOverflow"] == "adjacent-to-friend"
        self.recover_to_dial: Final = chosen["recoverCap"] == "dial-maximum"
        self.boost_any_time: Final = chosen["boostTiming"] == "any-time-in-move-step"
        self.place_on_occupied: Final = chosen["placeOnOccupied"] == "yes"
        self.exact_or_nothing: Final = chosen["exactMove"] == "all-or-nothing"
        self.combat_prevention_only: Final = chosen["bewilderment"] == "combat-only"
        self.bonus_on_locked: Final = chosen["lockedValue"] == "with-bonus"
        self.transferred_counts: Final = chosen["transferredDamage"] == "counts-as-taken"
        self.hero_protected_only: Final = chosen["ffaFirstTurn"] == "hero"
        self.any_board: Final = chosen["ffaBoard"] == "any"
        self.adventure_ends_at_once: Final = chosen["adventureEnd"] == "immediate"
        self.lowest_marker_decides: Final = chosen["playersChoose"] == "lowest-marker"
        self.tokens_on_place: Final = chosen["tokensOnPlace"] == "yes"
        self.threat_counts_in_objective: Final = chosen["threatInObjective"] == "counts"
        self.open_hands: Final = chosen["openHands"] == "yes"
        self.small_ignored: Final = chosen["smallFighters"] == "ignored"
        self.exhaustion_per_card: Final = chosen["exhaustion"] == "per-card"
        self.attacker_fallen_deals: Final = chosen["attackerFallen"] == "still-deals-damage"

    def __repr__(self) -> str:
        words = [f"{name}={value}" for name, value in self.changes().items()]
        return f"<RuleSet {' '.join(words) or 'core-2023'}>"

    def changes(self) -> dict[str, str]:
        """Return the options that differ from the default preset."""
        return {name: value for name, value in self.chosen.items() if value != CHOICES[name][0]}
