/** The current state of the folder that an author works on, sent by the server as soon as a file is saved. */
import { api, Refused } from "../../lib/api";
import { renewCatalog } from "../../lib/catalog.svelte";
import type { Lang, Workshop } from "../../lib/wire";
import { renewGlyphs } from "../../parts/art/glyphs.svelte";

const AGAIN = 1000;

/** Reload cards and pictures. */
export async function renewContent(): Promise<void> {
  await Promise.all([renewCatalog(), renewGlyphs()]);
}

export class Feed {
  sheet = $state.raw<Workshop | null>(null);
  /** There is no workshop here. */
  closed = $state(false);
  lost = $state(false);
  #left = false;

  constructor(readonly lang: () => Lang) {
    void this.#follow();
  }

  async #follow(): Promise<void> {
    while (!this.#left && !this.closed) {
      try {
        const known = this.sheet?.edition;
        const found = await api.workshop(this.lang(), this.lost ? undefined : known);
        if (this.#left) return;
        if (found.edition !== known && known !== undefined) await renewContent();
        this.sheet = found;
        this.lost = false;
      } catch (error) {
        if (error instanceof Refused && error.problem.code === "no_page") this.closed = true;
        else await this.#wait();
      }
    }
  }

  async #wait(): Promise<void> {
    this.lost = true;
    await new Promise((done) => setTimeout(done, AGAIN));
  }

  /** Ask at once, because something other than a file has changed. */
  async refresh(): Promise<void> {
    this.sheet = await api.workshop(this.lang());
  }

  close(): void {
    this.#left = true;
  }
}
