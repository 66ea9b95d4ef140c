/** The course of an adventure, updated step by step until the next sheet confirms it. */
import type { AdventureSheet, InitiativeChange, SiteSheet, Step } from "../../lib/wire";
import { plain } from "../log/spans";

/** The initiative cards as a step has left them; one that has just joined is known from the next sheet on. */
function laid(quest: AdventureSheet, change: InitiativeChange): AdventureSheet {
  const { row = [], to_come = [], under = [], waiting = [], done = [], acting } = change;
  const cards = [...quest.row, ...quest.to_come, ...quest.under, ...quest.waiting];
  const lying = (slugs: readonly string[]) =>
    slugs.flatMap((slug) => {
      const card = cards.find((one) => one.slug === slug);
      return card ? [{ ...card, acting: slug === acting, done: done.includes(slug) }] : [];
    });
  return {
    ...quest,
    row: lying(row),
    to_come: lying(to_come),
    under: lying(under),
    waiting: lying(waiting),
  };
}

function withSite(
  quest: AdventureSheet,
  number: number | undefined,
  change: (site: SiteSheet) => Partial<SiteSheet>,
): AdventureSheet {
  return {
    ...quest,
    sites: quest.sites.map((site) => (site.number === number ? { ...site, ...change(site) } : site)),
  };
}

function counted(quest: AdventureSheet, site: number | undefined, by: number): AdventureSheet {
  const changed = withSite(quest, site, ({ tokens }) => ({ tokens: Math.max(0, tokens + by) }));
  return { ...changed, supply: Math.max(0, quest.supply - by) };
}

function acting(quest: AdventureSheet, slug: string | undefined): AdventureSheet["events"] {
  return quest.events.map((event) => ({ ...event, acting: event.slug === slug }));
}

export function toldCourse(before: AdventureSheet, step: Step): AdventureSheet {
  const quest = step.initiative ? laid(before, step.initiative) : before;
  switch (step.kind) {
    case "round_began":
      return { ...quest, round: step.amount, stage: "turns", events: acting(quest, undefined) };
    case "initiative_revealed":
      return { ...quest, stage: "turns" };
    case "round_ending":
      return { ...quest, stage: "end" };
    case "end_effect":
      return { ...quest, stage: "end", events: acting(quest, step.other === 1 ? step.slug : undefined) };
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

/** Something held up for all to read: an initiative card, an event, an objective. */
export interface Herald {
  what: "now" | "end" | "event" | "goal";
  /** Whose card it is; nobody's for events. */
  seat: number;
  /** Which event, if it is one. */
  event?: string;
  name: string;
  text: string;
}

/** What a step holds up, given the course before it; nothing if the step speaks for itself. */
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
      if (event) return { what: "event", seat: -1, event: event.slug, name: event.name, text: event.text };
      return card ? { what: "end", seat: card.seat, name: card.name, text: card.end } : null;
    }
    case "goal_reached":
      return {
        what: "goal",
        seat: quest.enemies.find((one) => one.rank === "villain")?.seat ?? -1,
        name: plain(step.text ?? []),
        text: quest.threat.next,
      };
    default:
      return null;
  }
}
