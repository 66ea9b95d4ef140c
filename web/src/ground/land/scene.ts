/** A board with its land: which kind of land is where. */
import type { BoardSpace, CatalogBoard, GroundFeature, Terrain, Paving } from "../../lib/wire";
import { zoneHue } from "../../parts/board/zones";
import { oklch, type Rgb } from "../tools/colour";
import { Fields, type Piece } from "./fields";
import { boxAround, inset } from "../tools/geometry";
import type { GroundJob, Rect } from "../job";
import { seedOf } from "../tools/noise";
import type { At } from "../tools/pen";
import { LANDS, suggested, type Land } from "./terrain";

/** A land as it lies on a board. */
export interface Laid extends Land {
  word: Terrain;
  /** The hue of its zone, which tints it. */
  hue: Rgb | null;
}

const NOWHERE = 1e5;

export class Scene {
  readonly board: CatalogBoard;
  readonly rect: Rect;
  readonly isTurned: boolean;
  readonly seed: number;
  readonly fields: Fields;
  /** Of each zone, then each piece, then what lies beyond. */
  readonly lands: readonly Laid[];
  readonly features: readonly GroundFeature[] | null;
  /** How every line is drawn, if the board says so. */
  readonly lines: Paving | null;

  constructor({ board, rect, isTurned }: GroundJob) {
    const { ground } = board;
    this.board = board;
    this.rect = rect;
    this.isTurned = isTurned;
    this.seed = ground?.seed ?? seedOf(board.slug);
    this.features = ground?.features.length ? ground.features : null;
    this.lines = ground?.lines ?? null;
    const numbers = new Map(board.zones.map((zone, index) => [zone, index]));
    const owner = (space: BoardSpace) => numbers.get(ground?.spaces[space.name] ?? space.zones[0] ?? "") ?? 0;
    const pieces = piecesOf(board);
    const reach = ground?.beyond ? (board.radius * ground.reach) / 100 : NOWHERE;
    this.fields = new Fields(board, rect, pieces, owner, this.seed % 251, reach, isTurned);
    const laid = (word: Terrain, hue: Rgb | null = null): Laid => ({ ...LANDS[word], word, hue });
    this.lands = [
      ...board.zones.map((zone, index) =>
        laid(ground?.zones[zone] ?? suggested(zone, index), oklch(zoneHue(zone, index, board.zones.length))),
      ),
      ...pieces.map((piece) => laid(piece.terrain)),
      laid(ground?.beyond ?? "meadow"),
    ];
  }

  landAt(x: number, y: number): Laid {
    const owner = this.fields.owner(x, y);
    return this.lands[owner < 0 ? this.lands.length - 1 : owner]!;
  }

  isAt(index: number, x: number, y: number): boolean {
    const owner = this.fields.owner(x, y);
    return (owner < 0 ? this.lands.length - 1 : owner) === index;
  }

  /** The box around the spaces of a zone, or around a piece, on the paper. */
  boxOf(index: number): [number, number, number, number] {
    const { board, fields, rect } = this;
    const piece = fields.pieces[index - board.zones.length];
    const zone = board.zones[index] ?? "";
    const spots = board.spaces.filter((one) => one.zones.includes(zone)).map((one): At => [one.x, one.y]);
    const box = piece
      ? boxAround(piece.line, piece.flows ? piece.width : 4)
      : spots.length
        ? boxAround(spots, board.radius * 2.6)
        : [rect.x, rect.y, rect.x + rect.w, rect.y + rect.h];
    const [left = 0, top = 0, right = 0, low = 0] = box;
    return [
      Math.max(rect.x + 14, left),
      Math.max(rect.y + 14, top),
      Math.min(rect.x + rect.w - 14, right),
      Math.min(rect.y + rect.h - 14, low),
    ];
  }

  /** Whether a point is on the paper, at least a given distance from its rim. */
  isOnPaper(x: number, y: number, from: number): boolean {
    const { rect } = this;
    return x > rect.x + from && y > rect.y + from && x < rect.x + rect.w - from && y < rect.y + rect.h - from;
  }
}

function piecesOf(board: CatalogBoard): Piece[] {
  const { ground } = board;
  if (!ground) return [];
  const pieces = ground.areas.map((area): Piece => {
    const flows = area.along.length > 0;
    return {
      terrain: area.terrain,
      line: flows ? area.along : area.outline,
      flows,
      width: area.width,
      covers: area.covers,
      wall: area.wall !== null,
      isField: false,
    };
  });
  const { fields } = ground;
  if (!fields) return pieces;
  const at = new Map(board.spaces.map((space) => [space.name, [space.x, space.y] as const]));
  return [
    ...pieces,
    ...board.fields.map(({ spaces }): Piece => ({
      terrain: fields,
      line: inset(
        spaces.flatMap((name) => [at.get(name) ?? []]).filter((point): point is At => point.length === 2),
        board.radius * 1.12,
      ),
      flows: false,
      width: 0,
      covers: false,
      wall: false,
      isField: true,
    })),
  ];
}
