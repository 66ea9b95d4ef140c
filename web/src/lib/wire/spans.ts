// The wire: everything that server and browser say to each other.
// Generated from src/matchless/presentation/wire by `python -m matchless.presentation.wire.typescript`; do not edit.

/** A name in a sentence, and what it names. */
export interface Name {
  text: string;
  fighter?: number; // players go by their hero
  card?: string;
  owner?: number; // the seat whose card it is
  space?: string;
}

export type Span = string | Name;

export type Spans = (string | Name)[];
