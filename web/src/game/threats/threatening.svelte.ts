/** The threat view: who could attack the viewer next turn, and how hard, as far as everybody knows. The server works it out. */
import type { TableSocket } from "../../lib/socket.svelte";
import type { GameSheet, Threat } from "../../lib/wire";

export type Takes = Threat["targets"][number]["takes"];
/** From the most pressing to the least. */
export const TAKES: readonly Takes[] = ["nothing", "move", "boost"];

/** The threat to one fighter: the hardest blow, and the least that it takes. */
export interface Blow {
  most: number;
  takes: Takes;
}

/** By fighter of the viewer's side: the worst threat. */
export function blowsOf(threats: readonly Threat[]): Map<number, Blow> {
  const found = new Map<number, Blow>();
  for (const threat of threats) {
    for (const { fighter, takes } of threat.targets) {
      const known = found.get(fighter);
      const soonest = TAKES.indexOf(takes) < TAKES.indexOf(known?.takes ?? "boost") ? takes : known?.takes;
      found.set(fighter, { most: Math.max(threat.most, known?.most ?? 0), takes: soonest ?? takes });
    }
  }
  return found;
}

/** The threats to show: those of the enemy, or to the viewer's fighter, that is pointed at; otherwise all. */
export function about(threats: readonly Threat[], pointed: number | null): readonly Threat[] {
  if (pointed === null) return threats;
  const own = threats.filter((one) => one.fighter === pointed);
  if (own.length) return own;
  const at = threats.filter((one) => one.targets.some((target) => target.fighter === pointed));
  return at.length ? at : threats;
}

export class Threatening {
  on = $state(false);
  /** The fighter that is pointed at, on the board or in the list. */
  pointed = $state<number | null>(null);
  all = $state.raw<readonly Threat[]>([]);
  #socket: Pick<TableSocket, "ask">;
  #game: () => GameSheet;

  /** Those who can reach somebody, however far they must go. */
  readonly real: readonly Threat[] = $derived.by(() => this.all.filter((one) => one.targets.length > 0));
  readonly seen: readonly Threat[] = $derived.by(() => about(this.all, this.pointed));
  readonly blows: ReadonlyMap<number, Blow> = $derived.by(() => blowsOf(this.seen));

  constructor(socket: Pick<TableSocket, "ask">, game: () => GameSheet) {
    this.#socket = socket;
    this.#game = game;
  }

  async toggle(): Promise<void> {
    if (this.on) this.on = false;
    else if (await this.look()) this.on = true;
  }

  /** Ask again; returns whether there was an answer. */
  async look(): Promise<boolean> {
    if (this.#game().viewer < 0 || this.#game().asked === null) return false;
    const told = await this.#socket.ask({ type: "ask_threats" });
    if (told) this.all = told.threats;
    return told !== null;
  }
}
