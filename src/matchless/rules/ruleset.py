"""Rules options: where editions differ, or a ruling is open, a table may choose (RULES 0.3)."""

from __future__ import annotations

from typing import Final, final

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "gameEnd": ("action-boundary", "immediate"),
    "effectsAfterDefeat": ("all-windows", "after-combat-only"),
    "afterCombatAbilities": ("same-window", "after-cards"),
    # Classic books are silent; ruling J-11 lets the owner choose there too, so both values play alike.
    "ownOrder": ("owner-chooses", "silent"),
    "attackFollowUp": ("separate-step", "none"),
    "sidekickOverflow": ("any-space", "adjacent-to-friend"),
    "recoverCap": ("starting-health", "dial-maximum"),
    "boostTiming": ("before-any-move", "any-time-in-move-step"),
    "ffaFirstTurn": ("player", "hero"),
    "ffaBoard": ("min-4-starts", "any"),
    "placeOnOccupied": ("no", "yes"),
    "exactMove": ("as-far-as-possible", "all-or-nothing"),
    "bewilderment": ("as-printed", "combat-only"),
    "attackerFallen": ("still-deals-damage", "deals-none"),
    "lockedValue": ("no-bonus", "with-bonus"),
    "transferredDamage": ("not-taken-by-defender", "counts-as-taken"),
    "adventureEnd": ("action-boundary", "immediate"),
    "playersChoose": ("affected-player", "lowest-marker"),
    "tokensOnPlace": ("no", "yes"),
    "threatInObjective": ("lost", "counts"),
    "openHands": ("no", "yes"),
    "smallFighters": ("seen", "ignored"),
    "exhaustion": ("one-wound", "per-card"),
}
"""Every option with its values; the first is the default (preset core-2023)."""

PRESETS: Final[dict[str, dict[str, str]]] = {
    "core-2023": {},
    "classic-2020": {
        "gameEnd": "immediate",
        "effectsAfterDefeat": "after-combat-only",
        "afterCombatAbilities": "after-cards",
        "ownOrder": "silent",
        "attackFollowUp": "none",
        "recoverCap": "dial-maximum",
        "boostTiming": "any-time-in-move-step",
        "ffaFirstTurn": "hero",
        "ffaBoard": "any",
        "exhaustion": "per-card",
    },
}
"""Named sets of options; what a preset does not name stays at its default."""


@final
class RuleSet:
    """The rules that one table plays by. Chosen before the game, fixed ever after."""

    __slots__ = (
        "abilities_after_cards",
        "adventure_ends_at_once",
        "attacker_fallen_deals",
        "any_board",
        "bonus_on_locked",
        "boost_any_time",
        "chosen",
        "combat_prevention_only",
        "effects_after_defeat",
        "ends_at_once",
        "exact_or_nothing",
        "exhaustion_per_card",
        "follow_up",
        "hero_protected_only",
        "lowest_marker_decides",
        "open_hands",
        "overflow_to_friend",
        "place_on_occupied",
        "recover_to_dial",
        "small_ignored",
        "threat_counts_in_objective",
        "tokens_on_place",
        "transferred_counts",
    )

    def __init__(self, preset: str = "core-2023", changes: dict[str, str] | None = None) -> None:
        """Take a preset and change single options of it; ``ValueError`` names what is unknown."""
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
