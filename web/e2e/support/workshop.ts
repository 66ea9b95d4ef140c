/** A workshop for each test: the game in its own process, watching an author's folder. */
import { test as plain, expect } from "@playwright/test";
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { experienced } from "./visitors";

const COMMAND = process.env.MATCHLESS ?? resolve(import.meta.dirname, "../../../.venv/bin/matchless");

export class Workshop {
  readonly #home = mkdtempSync(join(tmpdir(), "matchless-workshop-"));
  readonly folder = join(this.#home, "my-heroes");
  readonly hero = join(this.folder, "heroes", "robin-hood", "hero.yaml");
  #process: ChildProcess | null = null;
  address = "";

  /** Keeps it from opening a browser, and from touching the games of whoever runs the tests. */
  get #environment(): NodeJS.ProcessEnv {
    const own = {
      XDG_DATA_HOME: this.#home,
      XDG_STATE_HOME: this.#home,
      MATCHLESS_CONTENT: "",
      BROWSER: "true",
    };
    return { ...process.env, ...own };
  }

  async open(): Promise<void> {
    execFileSync(COMMAND, ["new", "hero", "robin-hood", "--into", this.folder], { env: this.#environment });
    const running = spawn(COMMAND, ["play", "--watch", this.folder], {
      stdio: ["ignore", "pipe", "pipe"],
      env: this.#environment,
    });
    this.#process = running;
    this.address = await new Promise<string>((done, fail) => {
      let said = "";
      const hear = (words: Buffer) => {
        said += String(words);
        const found = /workshop is at (http:\S+)\/workshop/.exec(said)?.[1];
        if (found) done(found);
      };
      running.stdout.on("data", hear);
      running.stderr.on("data", hear);
      running.once("error", fail);
      running.once("exit", () => fail(new Error(`the workshop did not open: ${said}`)));
    });
  }

  /** Save the hero as editors do: another file is written, and takes the name. */
  save(change: (text: string) => string): void {
    const before = readFileSync(this.hero, "utf8");
    const after = change(before);
    expect(after).not.toBe(before);
    writeFileSync(`${this.hero}~`, after);
    renameSync(`${this.hero}~`, this.hero);
  }

  async close(): Promise<void> {
    const running = this.#process;
    if (running && running.exitCode === null) {
      const gone = new Promise((done) => running.once("exit", done));
      running.kill("SIGTERM");
      await gone;
    }
    rmSync(this.#home, { recursive: true, force: true });
  }
}

export const test = plain.extend<{ workshop: Workshop; baseURL: string }>({
  workshop: async ({}, use) => {
    const workshop = new Workshop();
    await workshop.open();
    await use(workshop);
    await workshop.close();
  },
  baseURL: async ({ workshop }, use) => {
    await use(workshop.address);
  },
  context: async ({ context }, use) => {
    await experienced(context);
    await use(context);
  },
});

export { expect };
