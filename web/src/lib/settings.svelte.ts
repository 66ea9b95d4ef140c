/** A visitor's settings: stored in the browser, nowhere else. */
import { LANGS } from "../lang/languages";
import { speak, spoken } from "../lang/spoken.svelte";
import type { Lang } from "./wire";

export type Theme = "auto" | "light" | "dark";
export type Speed = "off" | "quick" | "normal" | "slow";

export interface Settings {
  lang: Lang;
  theme: Theme;
  patterns: boolean;
  /** Boards are drawn as places; otherwise spaces are on plain paper. */
  ground: boolean;
  speed: Speed;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** Adventures stop after every initiative card and every effect at the end of a round. */
  stepwise: boolean;
}

const KEY = "matchless.settings";

/** The first of the browser's languages that we speak. */
function browserLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const lang = LANGS.find((one) => tag.toLowerCase().startsWith(one));
    if (lang) return lang;
  }
  return "en";
}

function load(): Settings {
  const initial: Settings = {
    lang: browserLang(navigator.languages),
    theme: "auto",
    patterns: true,
    ground: true,
    speed: "normal",
    sound: true,
    volume: 0.6,
    stepwise: false,
  };
  try {
    return { ...initial, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return initial;
  }
}

export const settings = $state<Settings>(load());

/** The current appearance: light or dark. */
export const look = $state({ dark: false });

/** Call once, in the root component: stores the settings and applies them to the page. */
export function keepSettings(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  let systemDark = $state(dark.matches);
  dark.addEventListener("change", () => (systemDark = dark.matches));
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // The game works without storage.
    }
  });
  $effect(() => {
    look.dark = settings.theme === "dark" || (settings.theme === "auto" && systemDark);
    document.documentElement.dataset.theme = look.dark ? "dark" : "light";
    document.documentElement.lang = spoken.lang;
  });
  $effect(() => {
    // If its words cannot be fetched, the language stays as it is.
    speak(settings.lang).catch(() => (settings.lang = spoken.lang));
  });
}
