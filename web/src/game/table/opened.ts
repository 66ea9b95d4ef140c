import type { CatalogCard } from "../../lib/wire";

/** What is opened over the table. */
export type Opened =
  | { what: "hero"; seat: number }
  | { what: "discard"; seat: number }
  | { what: "card"; card: CatalogCard; reason?: string | undefined };
