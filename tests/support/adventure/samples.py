"""A small villain, its names and a small event; tests break them in one place each."""

from matchless.lang.adventure.files import Enemy
from matchless.library.load import parse_enemy

VILLAIN = """\
enemy: ogre
rank: villain
health: 8
move: 2
board: yard
sites: fields
token: {name: smoke, supply: 5, start: {1: 2}}
threat: [1, 2, 3]
tiles:
  sun: []
  moon: []
  star: []
  rain: []
after_maneuver:
  - clear: 1
goals:
  - - turn_up: leftmost_token
  - - turn_up: leftmost_token
    - choose_weakest: opposing_heroes
    - damage: 1
      to: chosen
  - - strengthen: 1
end_of_round:
  - threat: {tokens_on: lowest_site, plus: 1}
strews:
  mud: {supply: 3, stops: true}
initiative:
  roar:
    copies: 2
    joins: later
    now:
      - take_turn: this_enemy
deck:
  trick:
    copies: 1
    attack: 0
    defense: 0
    boost: 3
    hoax: true
  club:
    copies: 2
    attack: 4
    defense: 1
    boost: 2
    boxes: two
    after_combat:
      - if: won_combat
        then:
          - add_initiative: 1
            of: roar
  stomp:
    copies: 2
    attack: 2
    defense: 3
    boost: 1
    during_combat:
      - if: {on_token: mud}
        then:
          - add_value: {threat_level: current}
    after_combat:
      - strew: mud
      - discard: 1
"""

NAMES = """\
en:
  enemy: {name: Ogre, pronoun: it, article: true}
  cards: {trick: Trick, club: Club, stomp: Stomp}
  initiative: {roar: Roar}
  tiles: {sun: Sun, moon: Moon, star: Star, rain: Rain}
  token: {name: Smoke, one: smoke token, many: smoke tokens}
  strews:
    mud: {name: Mud, one: mud token, many: mud tokens}
fr:
  enemy: {name: Ogre, gender: m, article: true}
  cards: {trick: Ruse, club: Gourdin, stomp: Piétinement}
  initiative: {roar: Rugissement}
  tiles: {sun: Soleil, moon: Lune, star: Étoile, rain: Pluie}
  token: {name: Fumée, gender: m, one: jeton Fumée, many: jetons Fumée}
  strews:
    mud: {name: Boue, gender: m, one: jeton Boue, many: jetons Boue}
uk:
  enemy:
    gender: m
    one: {nominative: велетень, genitive: велетня, dative: велетню, accusative: велетня, instrumental: велетнем}
  cards: {trick: Хитрість, club: Дубина, stomp: Тупіт}
  initiative: {roar: Рик}
  tiles: {sun: Сонце, moon: Місяць, star: Зірка, rain: Дощ}
  token:
    name: Дим
    gender: m
    one: {nominative: жетон, genitive: жетона, dative: жетону, accusative: жетон, instrumental: жетоном}
    few: жетони
    many: жетонів
  strews:
    mud:
      name: Грязь
      gender: m
      one: {nominative: жетон, genitive: жетона, dative: жетону, accusative: жетон, instrumental: жетоном}
      few: жетони
      many: жетонів
"""

EVENT = """\
event: fog
name: {en: Fog, fr: Brouillard, uk: Туман}
enemy_move: 1
attack_bonus: 1
while: beside_another_enemy
when_defeated:
  - threat: 2
"""


def ogre() -> Enemy:
    """The small villain."""
    enemy, problems = parse_enemy(VILLAIN.encode(), "ogre.yaml")
    assert enemy is not None, problems
    return enemy
