"""The texts of an enemy in a language: its cards, initiative, objectives, tiles and tokens."""

from __future__ import annotations

from matchless.lang.adventure.as_hero import as_hero
from matchless.lang.adventure.files import Enemy
from matchless.lang.names import EnemyNames, of_enemy
from matchless.lang.nodes import Steps
from matchless.text.cards import Part, fighter_name, grammar_of, line, timed
from matchless.text.compose import finished, sentences
from matchless.text.discourse import Scene
from matchless.text.grammar import Grammar, Speaker
from matchless.text.interface import ui


def enemy_name(names: EnemyNames, lang: str) -> str:
    """The name of an enemy on its own."""
    return fighter_name(names.as_hero("enemy"), "enemy", lang)


def enemy_card_text(enemy: Enemy, names: EnemyNames, card: str, lang: str) -> list[str]:
    """The text of an enemy's card, a line for each part."""
    colon = _grammar(enemy, names, lang).joins.colon
    return [line(part, colon) for part in enemy_card_parts(enemy, names, card, lang)]


def enemy_card_parts(enemy: Enemy, names: EnemyNames, card: str, lang: str) -> list[Part]:
    """The text of an enemy's card in parts; if it has two boxes, the labels say that only the attack has an effect."""
    definition = enemy.deck[card]
    parts = [Part("", ui(lang, "hoax_text"))] if definition.hoax else []
    grammar = _grammar(enemy, names, lang)
    parts += timed(definition, _scene(enemy, grammar, card), grammar)
    if definition.boxes == "two":
        return [Part(part.label and ui(lang, "attack_only", timing=part.label), part.text) for part in parts]
    return parts


def initiative_name(names: EnemyNames, card: str | None, lang: str) -> str:
    """The name of an enemy's initiative card: a further one, or its own."""
    return enemy_name(names, lang) if card is None else of_enemy(names, lang).initiative[card]


def initiative_parts(enemy: Enemy, names: EnemyNames, card: str | None, lang: str) -> list[Part]:
    """What an enemy's initiative card does now, and at the end of the round if it does anything then."""
    source = enemy if card is None else enemy.initiative[card]
    told = {"now": source.now, "end_of_round": source.end_of_round}
    grammar = _grammar(enemy, names, lang)
    return [
        Part(ui(lang, label), _said(steps, _scene(enemy, grammar), grammar))
        for label, steps in told.items()
        if steps
    ]


def initiative_text(enemy: Enemy, names: EnemyNames, card: str | None, lang: str) -> list[str]:
    """The text of an enemy's initiative card, a line for each part."""
    colon = _grammar(enemy, names, lang).joins.colon
    return [line(part, colon) for part in initiative_parts(enemy, names, card, lang)]


def goal_texts(enemy: Enemy, names: EnemyNames, lang: str) -> list[str]:
    """What happens each time a villain reaches its objective; the last time, the game is lost."""
    grammar = _grammar(enemy, names, lang)
    return [
        *(_said(steps, _scene(enemy, grammar), grammar) for steps in enemy.goals),
        ui(lang, "last_objective"),
    ]


def tile_name(names: EnemyNames, tile: str, lang: str) -> str:
    """The name of a villain's tile."""
    return of_enemy(names, lang).tiles[tile]


def tile_text(enemy: Enemy, names: EnemyNames, tile: str, lang: str) -> str:
    """What using a tile does, or what a symbol is for."""
    steps = enemy.tiles[tile]
    return _of_players(steps, enemy, names, lang) if steps else ui(lang, "tile_symbol")


def after_maneuver_text(enemy: Enemy, names: EnemyNames, lang: str) -> str:
    """What a player may do against a villain after a maneuver."""
    return _of_players(enemy.after_maneuver, enemy, names, lang)


def token_name(names: EnemyNames, lang: str) -> str:
    """The name of the tokens on a villain's sites, as a title."""
    token = of_enemy(names, lang).token
    return token.name if token else ""


def token_text(enemy: Enemy, lang: str) -> str:
    """What the tokens on a villain's sites do."""
    return ui(lang, f"token_{enemy.sites}") if enemy.sites else ""


def strewn_name(names: EnemyNames, kind: str, lang: str) -> str:
    """The name of a kind of token that an enemy leaves on spaces, as a title."""
    return of_enemy(names, lang).strews[kind].name


def strewn_text(enemy: Enemy, kind: str, lang: str) -> str:
    """What a kind of token does to those who enter its space."""
    token = enemy.strews[kind]
    told = [ui(lang, "token_stops")] if token.stops else []
    if token.damage:
        told.append(ui(lang, "token_damage", n=token.damage))
    return " ".join([*told, ui(lang, "token_spared")])


def _of_players(steps: Steps, enemy: Enemy, names: EnemyNames, lang: str) -> str:
    """Steps that a player resolves: there, "you" is the player."""
    grammar = _grammar(enemy, names, lang, "ability")
    scene = Scene(as_hero(enemy), sites=enemy.sites or "sites", kind=grammar.kind)
    return _said(steps, scene, grammar)


def _said(steps: Steps, scene: Scene, grammar: Grammar) -> str:
    return finished(sentences(steps, scene, grammar), grammar)


def _grammar(enemy: Enemy, names: EnemyNames, lang: str, speaker: Speaker = "enemy") -> Grammar:
    return grammar_of(names.as_hero(enemy.enemy), lang, speaker, names)


def _scene(enemy: Enemy, grammar: Grammar, card: str | None = None) -> Scene:
    sites = enemy.sites or "sites"
    return Scene(as_hero(enemy), card, enemy.enemy, sites, by_enemy=True, kind=grammar.kind)
