// The wire: everything that server and browser say to each other.
// Generated from src/matchless/presentation/wire by `python -m matchless.presentation.wire.typescript`; do not edit.

export type * from "./wire/pictures";
export type * from "./wire/catalog";
export type * from "./wire/rules";
export type * from "./wire/spans";
export type * from "./wire/adventure";
export type * from "./wire/game";
export type * from "./wire/table";
export type * from "./wire/tale";
export type * from "./wire/analysis";
export type * from "./wire/my";
export type * from "./wire/workshop";
export type * from "./wire/socket";
export type * from "./wire/puzzles";
export type * from "./wire/statistics";
