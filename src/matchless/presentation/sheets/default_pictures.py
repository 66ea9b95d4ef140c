"""Pictures for cards, events and fighters whose author chose none: by what they do, and always the same."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final, TypeVar

from matchless.lang.adventure.files import EnemyCard
from matchless.lang.nodes.pictures import Layer, Picture, Portrait
from matchless.lang.nodes.shape import word_of
from matchless.lang.nodes.walk import walk

if TYPE_CHECKING:
    from collections.abc import Mapping

    from matchless.lang.adventure.files import Enemy, EventCard
    from matchless.lang.nodes import Card, Fighter

T = TypeVar("T")

BY_DEED: Final = {
    "cancel": (Picture("split", "fencer"), Picture("split", "duality-mask"), Picture("swirl", "cancel")),
    "recover": (Picture("sun", "heart-plus"), Picture("rings", "healing"), Picture("sun", "holy-grail")),
    "summon": (Picture("rays", "rally-the-troops"), Picture("swirl", "portal")),
    "bonus_attack": (Picture("rays", "dervish-swords"), Picture("speed", "spinning-blades")),
    "boost": (Picture("rays", "swords-power"), Picture("sun", "biceps"), Picture("storm", "lightning-trio")),
    "prevent": (Picture("rings", "shield-reflect"), Picture("rays", "checked-shield")),
    "damage": (Picture("cracks", "bleeding-wound"), Picture("cracks", "fist"), Picture("storm", "electric")),
    "set_value": (Picture("rays", "sword-brandish"), Picture("sun", "crossed-swords")),
    "add_value": (Picture("cracks", "crossed-axes"), Picture("rays", "sword-brandish")),
    "discard": (
        Picture("dots", "card-discard"),
        Picture("moon", "screaming"),
        Picture("split", "broken-shield"),
    ),
    "swap": (Picture("swirl", "body-swapping"), Picture("swirl", "magic-swirl")),
    "place": (Picture("swirl", "magic-swirl"), Picture("speed", "wingfoot"), Picture("moon", "spectre")),
    "search_for": (Picture("spot", "magnifying-glass"), Picture("rays", "open-treasure-chest")),
    "look_at_top": (Picture("stars", "crystal-ball"), Picture("stars", "third-eye")),
    "look_at_hand": (Picture("rings", "semi-closed-eye"), Picture("spot", "spyglass")),
    "draw": (Picture("stars", "scroll-unfurled"), Picture("sun", "card-draw"), Picture("rays", "open-book")),
    "move": (Picture("speed", "walking-boot"), Picture("speed", "sprint"), Picture("speed", "jump-across")),
    "strew": (Picture("web", "spider-web"), Picture("dots", "gloop")),
    "threat": (Picture("moon", "haunting"), Picture("storm", "daemon-skull")),
}
"""Pictures by a verb among a card's steps; the first verb of this list that occurs counts."""
BY_KIND: Final = {
    "attack": (
        Picture("rays", "sword-brandish"),
        Picture("cracks", "crossed-axes"),
        Picture("speed", "quick-slash"),
        Picture("storm", "spears"),
    ),
    "defense": (
        Picture("rings", "round-shield"),
        Picture("rays", "checked-shield"),
        Picture("rings", "shield-reflect"),
    ),
    "versatile": (
        Picture("dots", "sword-clash"),
        Picture("split", "spinning-blades"),
        Picture("rays", "crossed-swords"),
    ),
    "scheme": (
        Picture("stars", "scroll-unfurled"),
        Picture("moon", "spell-book"),
        Picture("swirl", "crystal-ball"),
    ),
    "enemy": (
        Picture("rays", "triple-claws"),
        Picture("cracks", "carnivore-mouth"),
        Picture("moon", "daemon-skull"),
        Picture("storm", "evil-eyes"),
    ),
    "event": (
        Picture("moon", "haunting"),
        Picture("storm", "daemon-skull"),
        Picture("woods", "evil-eyes"),
        Picture("spot", "newspaper"),
    ),
}
"""Pictures of cards that do nothing particular."""
FACES: Final = {
    "hero": ("crested-helmet", "cowled", "hood", "viking-head", "wizard-face", "spartan-helmet"),
    "melee": ("visored-helm", "swordman", "spartan", "viking-shield"),
    "ranged": ("bowman", "archer", "pocket-bow"),
    "enemy": ("gooey-daemon", "spiked-dragon-head", "daemon-skull", "sasquatch"),
}
"""Glyphs of portraits."""


def pictures_of(owner: str, deck: Mapping[str, Card] | Mapping[str, EnemyCard]) -> dict[str, Picture]:
    """The picture of every card in a deck; a default is used twice only when there is no other."""
    found = {slug: card.emblem for slug, card in deck.items() if card.emblem is not None}
    for slug, card in deck.items():
        if slug not in found:
            taken = {picture.main for picture in found.values()}
            ways = _fitting(card, f"{owner} {slug}")
            found[slug] = next((picture for picture in ways if picture.main not in taken), ways[0])
    return found


def picture_of_event(event: EventCard) -> Picture:
    """The picture of an event."""
    return event.emblem or _turned(BY_KIND["event"], event.event)[0]


def portrait_of(slug: str, fighter: Fighter) -> Portrait:
    """The face of a hero or sidekick."""
    return fighter.emblem or _face(slug, "hero" if fighter.role == "hero" else fighter.attack)


def portrait_of_enemy(enemy: Enemy) -> Portrait:
    """The face of an enemy."""
    return enemy.emblem or _face(enemy.enemy, "enemy")


def _fitting(card: Card | EnemyCard, name: str) -> tuple[Picture, ...]:
    """Pictures that suit a card, the best first."""
    kind = "enemy" if isinstance(card, EnemyCard) else card.kind
    verbs = {word_of(type(found.node)) for found in walk(card)}
    deed = next((pictures for verb, pictures in BY_DEED.items() if verb in verbs), ())
    return (*_turned(deed, name), *_turned(BY_KIND[kind], name))


def _face(slug: str, kind: str) -> Portrait:
    return Portrait("rays", (Layer(_turned(FACES[kind], slug)[0]),))


def _turned(ways: tuple[T, ...], name: str) -> tuple[T, ...]:
    """The same list, beginning elsewhere for each name."""
    at = zlib.crc32(name.encode()) % len(ways) if ways else 0
    return ways[at:] + ways[:at]
