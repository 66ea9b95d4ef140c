/** A server of its own for each test: a real process on a free port, with a real database file. */
import { test as plain, expect, type Page } from "@playwright/test";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const COMMAND = process.env.MATCHLESS ?? resolve(import.meta.dirname, "../../.venv/bin/matchless");

async function freePort(): Promise<number> {
  return await new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

export class Club {
  #process: ChildProcess | null = null;
  readonly #folder = mkdtempSync(join(tmpdir(), "matchless-e2e-"));

  constructor(readonly port: number) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async open(): Promise<void> {
    const words = ["serve", "--port", String(this.port), "--database", join(this.#folder, "club.sqlite")];
    this.#process = spawn(COMMAND, words, { stdio: "ignore" });
    await expect(async () => {
      expect((await fetch(`${this.address}/health`)).ok).toBe(true);
    }).toPass({ timeout: 60_000 });
  }

  /** As when the power fails: no farewell. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running) return;
    const gone = new Promise((done) => running.once("exit", done));
    running.kill("SIGKILL");
    await gone;
    this.#process = null;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export const test = plain.extend<{ club: Club; baseURL: string }>({
  club: async ({}, use) => {
    const club = new Club(await freePort());
    await club.open();
    await use(club);
    await club.close();
  },
  baseURL: async ({ club }, use) => {
    await use(club.address);
  },
});

export { expect, type Page };
