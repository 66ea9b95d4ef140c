/** Days and numbers in the visitor's language. */

/** A day such as 2026-11-18, which is the same everywhere. */
export function dayOf(day: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** The day of a moment, in the visitor's time zone. */
export function dateOf(seconds: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { day: "numeric", month: "long", year: "numeric" }).format(
    seconds * 1000,
  );
}

export function share(part: number, whole: number, lang: string): string {
  return new Intl.NumberFormat(lang, { style: "percent" }).format(whole ? part / whole : 0);
}

/** Hours and minutes until a moment; never negative. */
export function until(seconds: number, now: number): { hours: number; minutes: number } {
  const left = Math.max(0, Math.ceil((seconds - now) / 60));
  return { hours: Math.floor(left / 60), minutes: left % 60 };
}
