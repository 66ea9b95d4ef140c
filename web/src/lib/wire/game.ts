// The wire: everything that server and browser say to each other.
// Generated from src/matchless/presentation/wire by `python -m matchless.presentation.wire.typescript`; do not edit.

import type { AdventureSheet, InitiativeChange } from "./adventure";
import type { Name } from "./spans";

export type Side = "attack" | "defense";

export type Reason = "printed" | "boost" | "card" | "ability" | "effect" | "bonus" | "high_ground" | "fury" | "cancelled" | "locked" | "ignored";

export type StepKind = "turn_began" | "maneuvered" | "schemed" | "attacked" | "drew" | "exhausted" | "boosted" | "committed_boost" | "moved" | "placed" | "defended" | "revealed" | "cancelled" | "value_changed" | "value_ignored" | "damaged" | "prevented" | "defeated" | "recovered" | "health_set" | "combat_won" | "discarded" | "looked_at_hand" | "looked_at_top" | "kept" | "put_back" | "taken" | "shuffled" | "form_changed" | "gained_actions" | "returned" | "turn_ended" | "game_won" | "combat_values" | "ability_used" | "door_worked" | "counter_changed" | "swapped" | "took_over" | "card_shown" | "put_under" | "shuffled_in" | "held_fast" | "kept_alive" | "value_locked" | "redirected" | "number_chosen" | "bottom_on_top" | "initiative_revealed" | "round_began" | "round_ending" | "end_effect" | "initiative_removed" | "initiative_under" | "initiative_added" | "threat_advanced" | "goal_reached" | "threat_reset" | "tokens_placed" | "tokens_removed" | "tokens_shifted" | "bridge_destroyed" | "bridge_activated" | "tile_turned" | "strewn" | "enemy_targets" | "no_target" | "strengthened" | "hoax" | "marker_taken";

export type Verb = "maneuver" | "scheme" | "attack" | "defend" | "boost" | "move" | "stay" | "open" | "close" | "place" | "revive" | "summon" | "target" | "choose-fighter" | "choose-player" | "choose-space" | "choose-card" | "choose-form" | "choose-item" | "choose-number" | "pick" | "resolve-card" | "resolve-ability" | "accept" | "decline" | "done" | "spend" | "transfer" | "discard" | "reveal" | "keep" | "take" | "shuffle-in" | "put-on-top" | "put-under" | "activate" | "clear";

export type Ask = "action" | "defense" | "boost-move" | "boost-attack" | "maneuver" | "move" | "place" | "fighter" | "opponent" | "space" | "card" | "item" | "number" | "option" | "order" | "offer" | "spend" | "transfer" | "discard" | "hand-limit" | "reveal" | "put-back" | "shuffle-in" | "start" | "target" | "approach" | "tie" | "activate" | "pay" | "use" | "clear" | "drawer" | "draw-more" | "sift" | "sift-card";

/** A fighter on the board, or beside it. */
export interface FighterSheet {
  number: number;
  slug: string; // the fighter in the catalog
  name: string; // tells it apart from others of its kind
  seat: number;
  space: string | null;
  health: number;
  max_health: number;
  is_hero: boolean;
  ranged: boolean;
  defeated: boolean;
}

/** Something a seat counts: Rage, coils, baskets. */
export interface CounterSheet {
  slug: string;
  name: string;
  value: number;
  most: number | null;
}

/** A form, and its current value. */
export interface FormSheet {
  slug: string;
  value: string;
  name: string;
}

/** A seat's cards and counters; in an adventure, the enemies' seats come after the players'. */
export interface SeatSheet {
  seat: number;
  hero: string; // in the catalog: a hero, a villain or a minion
  team: number;
  name: string; // of the hero
  hand: string[]; // the cards that the viewer knows are in it, or face down on the table
  hand_size: number;
  deck_size: number;
  top: (string | null)[]; // the deck from the top, as far as the viewer knows a card; else empty
  discard: string[]; // the top card last
  counters: CounterSheet[];
  forms: FormSheet[];
  out: boolean; // has lost
}

/** One reason for a combat card's value: "printed" 3, "boost" +2, "high ground" +1, "becomes" 5. */
export interface ValueStep {
  label: string;
  amount: number;
  is_set: boolean; // the value becomes this instead of growing by it
  why: Reason; // "cancelled" takes back the boost that came before
  card: string | null; // of the same side: the boost; of either: the card whose effect it is
}

/** What a step changed in the value of one side of a combat. */
export interface SideValue {
  side: Side;
  value: number; // what it is worth now
  steps: ValueStep[]; // the reasons that have come
}

/** One side of a combat. */
export interface CombatCard {
  seat: number;
  fighter: number;
  card: string | null; // None: face down, or none
  is_there: boolean; // a card was played
  bonus: string; // the name of the bonus attack, if it is one
  value: number | null;
  steps: ValueStep[];
  boost: string | null; // the card added as a boost, once known
  has_boost: boolean;
  cancelled: boolean;
  ignored: boolean;
  locked: boolean;
}

/** The current combat. */
export interface CombatSheet {
  attack: CombatCard;
  defense: CombatCard;
  defended: boolean; // the defender has decided whether to play a card
  revealed: boolean;
  damage: number | null; // combat damage, once dealt
}

/** One legal answer. `verb` and the things it touches tell the client where to draw it. */
export interface OptionSheet {
  verb: Verb;
  notation: string;
  label: (string | Name)[]; // the words that tell it apart; none if the space alone does
  group: string; // the words shared with options of its kind, or nothing
  fighter: number | null; // who acts
  target: number | null; // on whom
  card: string | null;
  owner: number | null; // whose card it is
  space: string | null;
  door: number | null; // its place among the board's doors
  through: number[]; // fighters in the way of a move, where that matters
  site: number | null; // the number of a bridge or field
  hurt: number; // damage taken during a move
}

/** What asks: a card, or (without a card) the ability of a seat's hero. */
export interface Source {
  seat: number;
  card: string | null;
}

/** What the actions of a turn would do now, or why one cannot be taken. */
export interface Actions {
  move: number; // how far a maneuver moves fighters, without a boost
  no_attack: string; // why nobody can be attacked; empty if somebody can
  no_scheme: string;
}

/** What the viewer, or another player in the same adventure, is asked. */
export interface Question {
  decision: number;
  seat: number;
  ask: Ask;
  line: (string | Name)[];
  about: string[];
  source: Source | null;
  options: OptionSheet[]; // another player's: none if they would reveal what is hidden
  cannot: Record<string, string>; // cards in hand that cannot be played now, with the reason
  actions: Actions | null; // where the viewer chooses an action
}

/** Something that happened, as the viewer may know it. */
export interface Step {
  number: number; // its place in the story
  kind: StepKind;
  rule: string; // the rule behind it, such as "R7.20"
  seat: number;
  fighter: number;
  amount: number;
  other: number;
  text?: (string | Name)[]; // the sentence for the log, or nothing if its neighbours tell it
  card?: string;
  owner?: number; // whose card
  space?: string;
  slug?: string; // the initiative card, event, tile or kind of token that it is about
  site?: number; // the number of the bridge or field that it is about
  lost?: number; // of damage: the health that was lost, if there was less of it than damage
  path?: string[]; // of a move over several spaces: each that is entered, the last one included
  values?: SideValue[]; // what it changed in a combat
  initiative?: InitiativeChange; // the initiative cards as they lie afterwards
  cause?: Name; // the card or ability that did it
}

/** Everything that one viewer may know about a game. */
export interface GameSheet {
  viewer: number; // the seat, or -1 for a spectator
  decision: number; // the number of decisions taken
  asked: number | null; // the seat that is asked now; none when the game is over
  turn: number;
  turns: number;
  actions: number;
  fighters: FighterSheet[];
  seats: SeatSheet[];
  closed: number[]; // the closed doors, by their place among the board's
  combat: CombatSheet | null;
  question: Question | null;
  winners: number[]; // the seats that have won; empty while the game goes on
  reach: Record<number, string[]>; // by fighter: the spaces it could attack now, shown on hover
  eyes: number[]; // the seats whose cards the viewer sees; one person may have several
  adventure: AdventureSheet | null;
  others_question: Question | null; // in an adventure: what another player is asked, if all may know
}
