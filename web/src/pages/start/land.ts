/** The little board of the start page as a place: an island with a grove, a beach, a lagoon and ruins. */
import type { BoardGround, CatalogBoard } from "../../lib/wire";
import { board } from "../rules/figures";
import { LINKS, RADIUS, SPOTS, VIEW, ZONES } from "./scene";

export { VIEW };

const GROUND: BoardGround = {
  seed: 11,
  zones: { green: "grove", gold: "sand", blue: "shallows", purple: "stone", red: "ruin" },
  spaces: {},
  beyond: "sea",
  reach: 150,
  areas: [],
  fields: null,
  lines: null,
  features: [
    { what: "galley", x: 700, y: 82, size: 72 },
    { what: "compass", x: 60, y: 478, size: 34 },
  ],
};

const nameOf = (at: number) => `p${at}`;

export const LAND: CatalogBoard = board([], [], {
  slug: "start",
  width: VIEW.w,
  height: VIEW.h,
  // Spaces are drawn a little smaller than their radius.
  radius: RADIUS / 0.9,
  zones: [...ZONES],
  spaces: SPOTS.map(({ x, y, zones }, at) => ({ name: nameOf(at), x, y, zones: [...zones], start: null })),
  lines: LINKS.map(([from, to]) => [nameOf(from), nameOf(to)]),
  ground: GROUND,
});
