/** The course of an adventure as it is told, step by step, until the next sheet says the same. */
import type { AdventureSheet, InitiativeSheet, SiteSheet, Step } from "../../lib/wire";

const quiet = (card: InitiativeSheet): InitiativeSheet => ({ ...card, acting: false, done: false });

/** A list without its first card of that name, and the card. */
function taken(
  cards: readonly InitiativeSheet[],
  slug: string | null,
): [InitiativeSheet | undefined, InitiativeSheet[]] {
  const at = cards.findIndex((card) => card.slug === slug);
  return [cards[at], cards.filter((_, other) => other !== at)];
}

function revealed(quest: AdventureSheet, slug: string | null): AdventureSheet {
  const row = quest.row.map(quiet);
  const [card, rest] = taken(quest.to_come, slug);
  if (card) return { ...quest, to_come: rest, row: [...row, { ...card, acting: true }] };
  const [last, under] = taken(quest.under, slug);
  return last ? { ...quest, under, row: [...row, { ...last, acting: true }] } : quest;
}

function ending(quest: AdventureSheet, step: Step): AdventureSheet {
  const isEvent = step.other >= 0;
  return {
    ...quest,
    stage: "end",
    row: quest.row.map((card) => ({
      ...card,
      acting: !isEvent && card.slug === step.slug && !card.done,
      done: card.done || card.acting,
    })),
    events: quest.events.map((event) => ({ ...event, acting: isEvent && event.slug === step.slug })),
  };
}

/** A new round: what lay in the row is shuffled in again, with what has joined. */
function begun(quest: AdventureSheet, round: number): AdventureSheet {
  const all = [...quest.to_come, ...quest.under, ...quest.row, ...quest.waiting].map(quiet);
  return {
    ...quest,
    round,
    stage: "turns",
    row: [],
    under: [],
    waiting: [],
    to_come: all,
    events: quest.events.map((event) => ({ ...event, acting: false })),
  };
}

function withSite(
  quest: AdventureSheet,
  number: number | null,
  change: (site: SiteSheet) => Partial<SiteSheet>,
): AdventureSheet {
  return {
    ...quest,
    sites: quest.sites.map((site) => (site.number === number ? { ...site, ...change(site) } : site)),
  };
}

function counted(quest: AdventureSheet, site: number | null, by: number): AdventureSheet {
  const changed = withSite(quest, site, ({ tokens }) => ({ tokens: Math.max(0, tokens + by) }));
  return { ...changed, supply: Math.max(0, quest.supply - by) };
}

export function toldCourse(quest: AdventureSheet, step: Step): AdventureSheet {
  switch (step.kind) {
    case "round_began":
      return begun(quest, step.amount);
    case "initiative_revealed":
      return revealed({ ...quest, stage: "turns" }, step.slug);
    case "initiative_removed":
      return {
        ...quest,
        row: taken(quest.row, step.slug)[1],
        to_come: taken(quest.to_come, step.slug)[1],
        under: taken(quest.under, step.slug)[1],
      };
    case "initiative_under": {
      const [card, row] = taken(quest.row, step.slug);
      return card ? { ...quest, row, under: [...quest.under, quiet(card)] } : quest;
    }
    case "round_ending":
      return { ...quest, stage: "end", row: quest.row.map(quiet) };
    case "end_effect":
      return ending(quest, step);
    case "threat_advanced":
    case "threat_reset": {
      const place = step.kind === "threat_reset" ? step.amount : step.other;
      const { track } = quest.threat;
      const level = track[Math.min(place, track.length - 1)] ?? quest.threat.level;
      return { ...quest, threat: { ...quest.threat, place, level } };
    }
    case "goal_reached":
      return { ...quest, threat: { ...quest.threat, goals: step.amount } };
    case "tokens_placed":
      return counted(quest, step.site, step.amount);
    case "tokens_removed":
      return counted(quest, step.site, -step.amount);
    case "tokens_shifted":
      return withSite(quest, step.site, ({ tokens }) => ({ tokens: tokens + step.amount }));
    case "bridge_destroyed":
      return withSite(quest, step.site, () => ({ destroyed: true, tokens: 0 }));
    case "tile_turned": {
      const tile = quest.asleep.find((one) => one.slug === step.slug);
      if (!tile) return quest;
      return {
        ...quest,
        awake: [...quest.awake, tile],
        asleep: quest.asleep.filter((one) => one !== tile),
      };
    }
    case "strewn":
      return {
        ...quest,
        strewn: quest.strewn.map((kind) =>
          kind.slug === step.slug && step.space && !kind.spaces.includes(step.space)
            ? { ...kind, spaces: [...kind.spaces, step.space], left: Math.max(0, kind.left - 1) }
            : kind,
        ),
      };
    case "strengthened":
      return { ...quest, fury: step.amount };
    default:
      return quest;
  }
}

/** Something of the course that is held up for all to read: an initiative card, an event, an objective. */
export interface Herald {
  what: "now" | "end" | "event" | "goal";
  /** Whose card it is; nobody's for events. */
  seat: number;
  name: string;
  text: string;
}

/** What a step holds up, given the course before it; nothing for what speaks for itself. */
export function heraldOf(quest: AdventureSheet, step: Step): Herald | null {
  const enemies = new Set(quest.enemies.map((one) => one.seat));
  const cards = [...quest.row, ...quest.to_come, ...quest.under];
  const card = cards.find((one) => one.slug === step.slug);
  switch (step.kind) {
    case "initiative_revealed":
      if (!card || !enemies.has(card.seat)) return null;
      return { what: "now", seat: card.seat, name: card.name, text: card.now };
    case "end_effect": {
      const event = step.other >= 0 ? quest.events.find((one) => one.slug === step.slug) : undefined;
      if (event) return { what: "event", seat: -1, name: event.name, text: event.text };
      return card ? { what: "end", seat: card.seat, name: card.name, text: card.end } : null;
    }
    case "goal_reached":
      return {
        what: "goal",
        seat: quest.enemies.find((one) => one.rank === "villain")?.seat ?? -1,
        name: step.text,
        text: quest.threat.next,
      };
    default:
      return null;
  }
}
