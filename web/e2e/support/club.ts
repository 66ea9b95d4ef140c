/**
 * A server for each worker: a real process on a free port, with a real database file. Every test is another visitor, one
 * who has played before; `test.use({ newcomer: true })` for one to whom the game is explained.
 */
import { test as plain, expect, type Page } from "@playwright/test";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { experienced } from "./visitors";

const COMMAND = process.env.MATCHLESS ?? resolve(import.meta.dirname, "../../../.venv/bin/matchless");
const PATIENCE = 90_000;

export class Club {
  #process: ChildProcess | null = null;
  #port = "0";
  readonly #folder = mkdtempSync(join(tmpdir(), "matchless-e2e-"));

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The first time on any free port, later on the same one. */
  async open(): Promise<void> {
    const place = ["--port", this.#port, "--database", join(this.#folder, "club.sqlite")];
    // A test does in seconds what people do in an hour, and nobody has to follow its bots.
    const unlimited = [
      "tables-per-minute",
      "names-per-minute",
      "replays-per-minute",
      "analyses-per-minute",
      "messages-per-second",
    ];
    const manner = [
      ...unlimited.flatMap((limit) => ["--limit", `${limit}=0`]),
      ...["--analysis", "60"],
      ...["--bot-pause", "0.02"],
    ];
    const running = spawn(COMMAND, ["serve", ...place, ...manner], { stdio: ["ignore", "pipe", "pipe"] });
    this.#process = running;
    this.#port = await new Promise<string>((done, fail) => {
      let said = "";
      const hear = (words: Buffer) => {
        said = (said + String(words)).slice(-2000);
        const found = /is at http:\S+:(\d+)/.exec(said)?.[1];
        if (found) done(found);
      };
      running.stdout.on("data", hear);
      running.stderr.on("data", hear);
      running.once("error", fail);
      running.once("exit", () => fail(new Error(`the server did not open: ${said}`)));
    });
    await expect(async () => {
      expect((await fetch(`${this.address}/health`)).ok).toBe(true);
    }).toPass({ timeout: PATIENCE, intervals: [50, 50, 100, 100, 250] });
  }

  /** As in a power failure: no clean shutdown. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running) return;
    this.#process = null;
    if (running.exitCode !== null) return;
    const gone = new Promise((done) => running.once("exit", done));
    running.kill("SIGKILL");
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export const test = plain.extend<{ baseURL: string; newcomer: boolean }, { club: Club }>({
  newcomer: [false, { option: true }],
  context: async ({ context, newcomer }, use) => {
    if (!newcomer) await experienced(context);
    await use(context);
  },
  club: [
    async ({}, use) => {
      const club = new Club();
      await club.open();
      await use(club);
      await club.close();
    },
    { scope: "worker", timeout: PATIENCE },
  ],
  baseURL: async ({ club }, use) => {
    await use(club.address);
  },
});

export { expect, type Page };
