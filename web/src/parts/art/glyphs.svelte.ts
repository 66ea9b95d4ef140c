/** The glyphs of heroes and enemies, fetched once each when the first of their pictures is wanted. */
import { SvelteMap } from "svelte/reactivity";
import { api } from "../../lib/api";
import { catalog } from "../../lib/catalog.svelte";
import type { Glyphs } from "./press/glyph";

const NONE: Glyphs = {};
const PATIENCE = 4000;
const known = new SvelteMap<string, Glyphs>();
const asked = new Set<string>();

async function fetchGlyphs(owner: string): Promise<void> {
  try {
    known.set(owner, await api.glyphs(owner));
  } catch {
    // Pictures work without them; the next one asks again.
    setTimeout(() => asked.delete(owner), PATIENCE);
  }
}

/** Those loaded so far; an effect that reads it runs again when they arrive. */
export function glyphsOf(owner: string): Glyphs {
  if (owner && !asked.has(owner)) {
    asked.add(owner);
    void fetchGlyphs(owner);
  }
  return known.get(owner) ?? NONE;
}

/** Fetch them all again, because an author has changed pictures; the old ones serve until the new ones come. */
export async function renewGlyphs(): Promise<void> {
  await Promise.all([...asked].map(fetchGlyphs));
}

/** For portraits: everybody's come together, those of an enemy with its cards. */
export function faceGlyphsOf(owner: string): Glyphs {
  return glyphsOf(catalog.hero(owner) ? "faces" : owner);
}

/** Only the glyphs that a picture needs, so that nothing else goes to the worker. */
export function some(glyphs: Glyphs, names: readonly (string | undefined)[]): Glyphs {
  return Object.fromEntries(
    names.flatMap((name) => {
      const path = name === undefined ? undefined : glyphs[name];
      return name !== undefined && path ? [[name, path]] : [];
    }),
  );
}
