"""A small hero and a small board; tests break them in one place each."""

from matchless.lang.nodes import Hero
from matchless.library.load import parse_hero
from tests.support.mistakes import parsed

HERO = """\
hero: rook
move: 2

fighters:
  rook:
    role: hero
    health: 14
    attack: melee
  pawn:
    role: sidekick
    count: 2
    health: 1
    attack: ranged
  bishop:
    role: sidekick
    health: 5
    attack: melee

forms:
  mood:
    - calm
    - wild

abilities:
  - at: start_of_turn
    do:
      - choose: fighter
        among: opposing_fighters
        in_zone_of: rook
      - damage: 1
        to: chosen
  - bonus: attack_value
    amount: 2
    while:
      form: mood
      is: wild

deck:
  charge:
    kind: attack
    by: rook
    value: 4
    boost: 2
    copies: 3
    tags:
      - rush
    after_combat:
      - if: won_combat
        then:
          - move: your_fighter
            up_to: 3
        otherwise:
          - draw: 1
  gambit:
    kind: scheme
    boost: 1
    copies: 2
    scheme:
      - look_at_top: 3
      - keep: 1
      - put_back: top
      - take: 1
        tag: rush
  parry:
    kind: defense
    value: 3
    copies: 2
    during_combat:
      - may:
          - boost: this_card
"""

BOARD = """\
board: yard
name:
  en: Yard
  fr: Cour
  uk: Двір
size: [400, 300]
radius: 20
zones:
  red: "#aa0000"
  blue: "#0000aa"
spaces:
  a1: {at: [50, 50], zones: [red], start: 1}
  a2: {at: [150, 50], zones: [red, blue]}
  a3: {at: [250, 50], zones: [blue], start: 2}
lines:
  - [a1, a2]
  - [a2, a3]
high_ground:
  - [a1, a2]
"""

NAMES = """\
en:
  hero: Rook
  fighters:
    rook: {name: Rook, pronoun: he}
    pawn: {name: Pawn, pronoun: she, article: true, plural: Pawns}
    bishop: {name: Bishop, pronoun: he}
  cards:
    charge: Charge
    gambit: Gambit
    parry: Parry
  tags:
    rush: Rush
  forms:
    mood:
      name: mood
      values: {calm: calm, wild: wild}
fr:
  hero: Tour
  fighters:
    rook: {name: Tour, gender: f}
    pawn: {name: Pion, gender: m, plural: Pions}
    bishop: {name: Fou, gender: m}
  cards:
    charge: Charge
    gambit: Gambit
    parry: Parade
  tags:
    rush: Ruée
  forms:
    mood:
      name: humeur
      gender: f
      values: {calm: calme, wild: sauvage}
uk:
  hero: Вежа
  fighters:
    rook:
      gender: f
      one: {nominative: Вежа, genitive: Вежі, dative: Вежі, accusative: Вежу, instrumental: Вежею}
    pawn:
      gender: m
      one: {nominative: Пішак, genitive: Пішака, dative: Пішаку, accusative: Пішака, instrumental: Пішаком}
      many:
        {nominative: Пішаки, genitive: Пішаків, dative: Пішакам, accusative: Пішаків, instrumental: Пішаками}
    bishop:
      gender: m
      one: {nominative: Слон, genitive: Слона, dative: Слону, accusative: Слона, instrumental: Слоном}
  cards:
    charge: Наскок
    gambit: Гамбіт
    parry: Відбиття
  tags:
    rush: натиску
  forms:
    mood:
      nominative: настрій
      accusative: настрій
      values: {calm: спокійна, wild: дика}

about:
  difficulty: 2
  style: [patient, sturdy]
  line: {en: Stands firm., fr: Tient bon., uk: Стоїть міцно.}
  tip: {en: Wait., fr: Attendez., uk: Чекайте.}
"""


def rook() -> Hero:
    """The small hero."""
    hero, problems = parse_hero(HERO.encode(), "hero.yaml", None)
    assert hero is not None, problems
    return hero


def rook_with(steps: str, timing: str = "scheme", more: str = "") -> Hero:
    """The small hero with one more card, `trial`, whose steps these are."""
    value = "" if timing == "scheme" else "    value: 2\n"
    kind = "scheme" if timing == "scheme" else "versatile"
    indented = "".join(f"      {line}\n" for line in steps.splitlines())
    card = f"  trial:\n    kind: {kind}\n{value}    copies: 1\n{more}    {timing}:\n{indented}"
    return parsed((HERO + card + COUNTERS).encode(), Hero)


COUNTERS = """\
counters:
  rage: {start: 1, most: 3}
items: [bow, horn]
"""
