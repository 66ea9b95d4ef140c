/**
 * The stage plays what happened, one step after another, and ends at the newest sheet. It never blocks: a click, a key,
 * a hidden tab or a new sheet without steps brings it to the end at once.
 */
import { untrack } from "svelte";
import type { Speed } from "../../lib/settings.svelte";
import type { AdventureSheet, FighterSheet, GameSheet, Span, Step, StepKind } from "../../lib/wire";
import type { Sound } from "../../sound/names";
import { heraldOf, toldCourse, type Herald } from "../adventure/course";
import { planOf, type Moment } from "../combat/beats";
import { isOpen, sceneAfter, settled, told, type Scene } from "../combat/scene";

/** A card that is held up for all to see, with what happens. */
export interface Shown {
  seat: number;
  card: string | undefined;
  owner: number;
}

/** Milliseconds at normal speed; the reveal of a combat has its own. */
const TIMES: Readonly<Partial<Record<StepKind, number>>> = {
  turn_began: 420,
  maneuvered: 260,
  schemed: 900,
  attacked: 360,
  defended: 120,
  placed: 320,
  returned: 320,
  swapped: 320,
  boosted: 300,
  damaged: 360,
  defeated: 420,
  recovered: 300,
  health_set: 300,
  exhausted: 500,
  card_shown: 700,
  ability_used: 260,
  door_worked: 260,
  form_changed: 260,
  game_won: 300,
  round_began: 500,
  initiative_revealed: 300,
  enemy_targets: 700,
  no_target: 500,
  round_ending: 400,
  threat_advanced: 600,
  threat_reset: 400,
  tokens_placed: 400,
  tokens_removed: 400,
  tokens_shifted: 300,
  bridge_activated: 300,
  bridge_destroyed: 700,
  tile_turned: 700,
  strewn: 350,
  strengthened: 500,
  hoax: 450,
};
/** Cards held up for all to read stay longer. */
const HERALD = 1300;
const STRIDE = 160;
/** Between a sheet and its story, and between the story and its question: each is a task of its own, with a frame in between. */
const BREATH = 1;
/** The strip of a finished combat stays for a while, without blocking anything. */
const LINGER = 7000;
/** A reveal that waits for another player's answer gives way to the board. */
const PATIENCE = 1500;
/** With more steps than this the result is shown at once. It is high because the turns of several enemies are long. */
const TOO_MUCH = 90;
const TOO_MUCH_TOGETHER = 300;

/** How much slower than normal each speed is; 0 shows no animation at all. */
export const PACES: Readonly<Record<Speed, number>> = { off: 0, quick: 0.5, normal: 1, slow: 1.8 };

function isUndecided(scene: Scene | null): boolean {
  return scene !== null && scene.revealed && scene.winner === null && !scene.over;
}

function isBlow(step: Step): boolean {
  return step.kind === "damaged" && step.other === 1;
}

interface Act {
  readonly steps: readonly Step[];
  game: GameSheet;
}

export interface StageWays {
  /** How much slower than normal: 1, or 0 for no animation at all. */
  pace(): number;
  /** Whether the story of an adventure waits for the reader at every card. */
  stepwise?(): boolean;
  /** Whether nothing may move: still pictures instead. */
  still?(): boolean;
  heard?: ((step: Step) => void) | undefined;
  /** Each moment of a reveal has its own sound. */
  sounded?: ((sound: Sound | "verdict", scene: Scene) => void) | undefined;
}

export class Stage {
  /** The game after everything shown so far: cards are counted here, not earlier. */
  game = $state.raw<GameSheet | null>(null);
  /** The fighters as they stand on the stage now. */
  fighters = $state.raw<readonly FighterSheet[]>([]);
  /** The course of an adventure, as far as the story has been shown. */
  quest = $state.raw<AdventureSheet | null>(null);
  /** The card of it that is held up. */
  herald = $state.raw<Herald | null>(null);
  /** Whom an enemy has just chosen to attack. */
  aim = $state.raw<{ enemy: number; target: number } | null>(null);
  /** The story is waiting for the reader. */
  halted = $state(false);
  scene = $state.raw<Scene | null>(null);
  shown = $state.raw<Shown | null>(null);
  /** By fighter: how often it was hurt. */
  hurt = $state.raw<Readonly<Record<number, number>>>({});
  /** By fighter: the last change of its health, for the number that flies up. */
  changes = $state.raw<readonly { key: number; fighter: number; amount: number }[]>([]);
  /** The sentence being shown. */
  caption = $state.raw<readonly Span[]>([]);
  stride = $state(240);
  busy = $state(false);
  /** The number of the last step that was played: the log stops there. */
  reached = $state(-1);
  #queue: Act[] = [];
  #act: Act | null = null;
  #wake: (() => void) | null = null;
  /** To the end of the open reveal, or of everything still to be shown. */
  #skipping: "reveal" | "all" | null = null;
  #lingering: ReturnType<typeof setTimeout> | undefined;
  /** Blows that landed behind an open reveal: they show on the tokens once it closes. */
  #struck: { fighter: number; amount: number }[] = [];
  #keys = 0;
  /** Counts the playbacks: one that was overtaken by a skip must not change anything any more. */
  #telling = 0;

  constructor(readonly ways: StageWays) {}

  /** A new sheet, with the steps that led to it; none if they are to be skipped. */
  receive(game: GameSheet, steps: readonly Step[], last: number): void {
    untrack(() => {
      if (this.#isQuiet(game, steps)) return;
      const most = game.adventure ? TOO_MUCH_TOGETHER : TOO_MUCH;
      const isShown = this.ways.pace() <= 0 && !this.#isStepwise(game);
      if (!this.game || isShown || steps.length === 0 || steps.length > most) {
        this.#leap(game, steps, last);
        return;
      }
      this.#queue.push({ steps, game });
      if (!this.busy) void this.#run();
    });
  }

  /** A sheet without steps, such as a silent answer, does not interrupt the story, unless it takes something back. */
  #isQuiet(game: GameSheet, steps: readonly Step[]): boolean {
    const newest = this.#queue.at(-1) ?? this.#act;
    if (!this.busy || steps.length > 0 || !newest || game.decision < newest.game.decision) return false;
    newest.game = game;
    return true;
  }

  #isStepwise(game: GameSheet): boolean {
    return game.adventure !== null && (this.ways.stepwise?.() ?? false);
  }

  /** On to the next card of an adventure, if the story is waiting. */
  goOn(): void {
    if (this.halted) this.#wake?.();
  }

  /** Skip to the end: of a reveal if one is open, otherwise of the story. */
  skip(): void {
    if (this.busy) {
      this.#skipping = isOpen(this.scene) ? "reveal" : "all";
      this.#wake?.();
    } else this.#fold();
  }

  /** Show the last combat again, as it ended, until something is pressed. */
  lookAgain(): void {
    const scene = this.scene;
    if (this.busy || !scene?.revealed) return;
    clearTimeout(this.#lingering);
    this.scene = { ...scene, beat: scene.winner === null ? "valued" : "verdict" };
  }

  close(): void {
    this.#queue = [];
    if (this.busy) this.#skipping = "all";
    this.#wake?.();
    clearTimeout(this.#lingering);
  }

  #leap(game: GameSheet, steps: readonly Step[], last: number): void {
    this.#queue = [];
    this.#skipping = null;
    this.#telling += 1;
    this.#wake?.();
    this.#struck = [];
    const passed = game.decision - (this.game?.decision ?? 0);
    if (steps.length === 0 && (passed < 0 || passed > 1)) this.scene = null;
    for (const step of steps) this.#pass(step);
    this.#show(game);
    this.reached = last;
    this.busy = false;
    this.shown = null;
    this.halted = false;
  }

  #show(game: GameSheet): void {
    this.game = game;
    this.fighters = game.fighters;
    this.quest = game.adventure;
    this.herald = null;
    this.aim = null;
    if (game.combat) {
      const scene = sceneAfter(this.scene, game.combat);
      clearTimeout(this.#lingering);
      this.#set(game.question || this.#skipping ? settled(scene) : scene);
      if (isOpen(this.scene)) this.#lingering = setTimeout(() => this.#fold(), PATIENCE * this.ways.pace());
    } else if (this.scene) {
      this.#set({ ...settled(this.scene), over: true });
      this.#linger();
    }
  }

  #set(scene: Scene | null): void {
    this.scene = scene;
    if (isOpen(scene)) return;
    for (const { fighter, amount } of this.#struck.splice(0)) this.#mark(fighter, amount);
  }

  #fold(): void {
    if (!isOpen(this.scene)) return;
    this.#set(settled(this.scene));
    if (this.scene?.over) this.#linger();
  }

  #linger(): void {
    clearTimeout(this.#lingering);
    this.#lingering = setTimeout(() => {
      if (this.scene?.over) this.scene = null;
    }, LINGER);
  }

  /** A step that is not shown: the combat ends as it does. */
  #pass(step: Step): void {
    const scene = told(this.scene, step, (fighter) => this.#seatOf(fighter));
    this.#set(scene && settled(scene));
  }

  async #run(): Promise<void> {
    const telling = ++this.#telling;
    const isCurrent = () => telling === this.#telling;
    this.busy = true;
    try {
      for (let act = this.#queue.shift(); act; act = this.#queue.shift()) {
        this.#act = act;
        await this.#wait(BREATH);
        if (!isCurrent()) return;
        for (const [at, step] of act.steps.entries()) {
          if (this.#skipping === "reveal" && !isUndecided(this.scene)) this.#skipping = null;
          if (this.#skipping) {
            if (isBlow(step)) this.#mark(step.fighter, -(step.lost ?? step.amount));
            this.#pass(step);
            continue;
          }
          await this.#play(step, act.steps[at + 1], isCurrent);
          if (!isCurrent()) return;
        }
        this.shown = null;
        this.#show(act.game);
        if (act.game.question) this.#skipping = null;
        this.reached = act.steps.at(-1)?.number ?? this.reached;
        this.#act = null;
        await this.#wait(BREATH);
        if (!isCurrent()) return;
      }
    } finally {
      if (isCurrent()) {
        this.#act = null;
        this.busy = false;
        // The rest of a reveal that another player's answer interrupted is skipped as well.
        if (this.#skipping === "all" || !isUndecided(this.scene)) this.#skipping = null;
      }
    }
  }

  async #play(step: Step, next: Step | undefined, isCurrent: () => boolean): Promise<void> {
    const before = this.scene;
    const after = told(before, step, (fighter) => this.#seatOf(fighter));
    const plan = planOf(before, step, after, next, this.ways.still?.() ?? false);
    if (plan?.lead.length && !(await this.#perform(plan.lead, step, isCurrent))) return;
    this.reached = step.number;
    if (step.text?.length) this.caption = step.text;
    if (plan?.main.length) {
      if (!isOpen(this.scene)) this.#set(plan.main[0]?.scene ?? null);
      this.#change(step);
      await this.#perform(plan.main, step, isCurrent);
      return;
    }
    this.ways.heard?.(step);
    this.#set(after && settled(after));
    if (!after?.over) clearTimeout(this.#lingering);
    else if (!before?.over) this.#linger();
    if (this.quest && (await this.#course(this.quest, step, isCurrent))) return;
    if (!isCurrent()) return;
    if (step.kind === "moved") return this.#walk(step, isCurrent);
    this.#change(step);
    await this.#wait(TIMES[step.kind] ?? 0);
  }

  /** Moments of a reveal, one after another; false if another playback has begun. */
  async #perform(moments: readonly Moment[], step: Step, isCurrent: () => boolean): Promise<boolean> {
    for (const { scene, time, sound } of moments) {
      if (this.#skipping) break;
      this.#set(scene);
      if (sound === "step") this.ways.heard?.(step);
      else if (sound) this.ways.sounded?.(sound, scene);
      await this.#wait(time);
      if (!isCurrent()) return false;
    }
    const last = moments.at(-1)?.scene;
    if (this.#skipping && last) this.#set(settled(last));
    return true;
  }

  /** Advance the course of an adventure; true if that already shows the step. */
  async #course(quest: AdventureSheet, step: Step, isCurrent: () => boolean): Promise<boolean> {
    const herald = heraldOf(quest, step);
    this.quest = toldCourse(quest, step);
    if (step.kind === "enemy_targets") this.aim = { enemy: step.fighter, target: step.other };
    else if (step.kind !== "moved") this.aim = null;
    if (herald) {
      const isStepwise = this.game !== null && this.#isStepwise(this.game);
      this.herald = herald;
      await (isStepwise ? this.#halt() : this.#wait(HERALD));
      if (isCurrent() && this.herald === herald && step.kind === "initiative_revealed") this.herald = null;
      return true;
    }
    if (step.kind === "attacked" || step.kind === "turn_began" || step.kind === "round_began")
      this.herald = null;
    return false;
  }

  /** Waits until the reader goes on. */
  async #halt(): Promise<void> {
    this.halted = true;
    await new Promise<void>((done) => {
      this.#wake = () => {
        this.#wake = null;
        done();
      };
    });
    this.halted = false;
  }

  #seatOf(fighter: number): number {
    return this.fighters[fighter]?.seat ?? -1;
  }

  #with(number: number, change: Partial<FighterSheet>): void {
    this.fighters = this.fighters.map((one) => (one.number === number ? { ...one, ...change } : one));
  }

  #change(step: Step): void {
    const fighter = this.fighters.find((one) => one.number === step.fighter);
    switch (step.kind) {
      case "placed":
      case "returned":
        this.stride = 260;
        this.#with(step.fighter, { space: step.space ?? null, defeated: false });
        break;
      case "swapped": {
        const other = this.fighters.find((one) => one.number === step.other);
        if (fighter && other) {
          this.#with(fighter.number, { space: other.space });
          this.#with(other.number, { space: fighter.space });
        }
        break;
      }
      case "damaged":
        if (fighter) this.#healthOf(fighter, Math.max(0, fighter.health - (step.lost ?? step.amount)));
        break;
      case "recovered":
        if (fighter) this.#healthOf(fighter, Math.min(fighter.max_health, fighter.health + step.amount));
        break;
      case "health_set":
        if (fighter) this.#healthOf(fighter, step.amount);
        break;
      case "defeated":
        this.#with(step.fighter, { defeated: true, health: 0 });
        break;
      case "schemed":
      case "card_shown":
        this.shown = { seat: step.seat, card: step.card, owner: step.owner ?? -1 };
        break;
      default:
        if (step.kind === "turn_began" || step.kind === "maneuvered") this.shown = null;
    }
  }

  #healthOf(fighter: FighterSheet, health: number): void {
    const amount = health - fighter.health;
    this.#with(fighter.number, { health });
    if (amount === 0) return;
    if (isOpen(this.scene)) this.#struck.push({ fighter: fighter.number, amount });
    else this.#mark(fighter.number, amount);
  }

  /** The change shows on the token. */
  #mark(fighter: number, amount: number): void {
    if (amount < 0) this.hurt = { ...this.hurt, [fighter]: (this.hurt[fighter] ?? 0) + 1 };
    this.changes = [...this.changes.slice(-5), { key: ++this.#keys, fighter, amount }];
  }

  async #walk({ fighter, path, space }: Step, isCurrent: () => boolean): Promise<void> {
    this.stride = Math.round(STRIDE * this.ways.pace());
    for (const entered of path ?? []) {
      if (this.#skipping) break;
      this.#with(fighter, { space: entered });
      await this.#wait(STRIDE);
      if (!isCurrent()) return;
    }
    this.#with(fighter, { space: space ?? null });
    if (!path) await this.#wait(STRIDE);
  }

  #wait(normal: number): Promise<void> {
    const time = normal * this.ways.pace();
    if (time <= 0 || this.#skipping || document.hidden) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(end, time);
      const self = this;
      function end(): void {
        clearTimeout(timer);
        self.#wake = null;
        done();
      }
      this.#wake = end;
    });
  }
}
