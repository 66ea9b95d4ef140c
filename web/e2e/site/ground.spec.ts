/** Boards drawn as places: every mark can be told from the ground that it lies on, by day and by night. */
import { expect, test, type Page } from "../support/club";
import { quiet } from "../support/quiet";

const BOARDS = ["hanging-gardens", "heorot", "marmoreal", "mcminnville", "point-pleasant", "sarpedon"];

/** Marks that lie on the ground, each with the colour around it: by which rule of which property they are painted. */
const MARKS: readonly (readonly [name: string, mark: Rule, around: Rule])[] = [
  ["space", [".pictured .paper", "fill"], [".pictured .paper", "stroke"]],
  ["reachable", [".halo", "stroke"], [".pictured .edge", "stroke"]],
  ["chosen", [".chosen", "stroke"], [".pictured .edge", "stroke"]],
  ["target", [".target .casing", "stroke"], [".outline", "stroke"]],
  ["selected", [".selected", "stroke"], [".casing", "stroke"]],
  ["movable", [".movable", "stroke"], [".casing", "stroke"]],
  ["high ground", [".pictured path:not(.under)", "stroke"], [".under", "stroke"]],
  ["door", [".post", "fill"], [".post", "stroke"]],
  ["site", [".disc", "fill"], [".disc", "stroke"]],
];
type Rule = readonly [selector: string, property: "fill" | "stroke"];

async function drawn(page: Page, board: string, theme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.goto(`/boards/${board}`);
  await expect(page.locator(`canvas[data-drawn=${theme}]`)).toBeVisible();
}

/** Runs in the page: finds what cannot be told from the ground around it. */
function hidden(marks: typeof MARKS): string[] {
  const canvas = document.querySelector<HTMLCanvasElement>("canvas[data-drawn]")!;
  const svg = document.querySelector<SVGSVGElement>(".board > svg")!;
  const pixels = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
  const window = canvas.getBoundingClientRect();
  const matrix = svg.querySelector<SVGGElement>("g[transform]")!.getScreenCTM()!;
  const light = ([r, g, b]: readonly number[]) => {
    const linear = (v = 0) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  };
  const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  /** The light of the ground at a place of the board. */
  const ground = (x: number, y: number): number => {
    const at = new DOMPoint(x, y).matrixTransform(matrix);
    const px = Math.round(((at.x - window.left) / window.width) * canvas.width);
    const py = Math.round(((at.y - window.top) / window.height) * canvas.height);
    return light([...pixels.data.slice((py * canvas.width + px) * 4, (py * canvas.width + px) * 4 + 3)]);
  };
  const probe = document.body.appendChild(document.createElement("i"));
  const resolve = (colour: string): number => {
    probe.style.color = colour;
    return light((getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number));
  };
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSStyleRule ? [rule] : [])),
  );
  /** A selector as it was written, without the marks that tell components apart. */
  const plain = (selector: string) =>
    selector.replace(/\.svelte-\w+|:where\([^)]*\)|\.board(?=\.pictured)/g, "");
  const paint = ([selector, property]: readonly [string, string]): number => {
    const found = rules.filter((rule) => {
      const one = plain(rule.selectorText)
        .split(",")
        .map((part) => part.trim());
      return one.includes(selector) && rule.style.getPropertyValue(property);
    });
    const value = found.at(-1)?.style.getPropertyValue(property);
    if (!value) throw new Error(`no ${property} of ${selector}`);
    return resolve(value);
  };
  const wrong: string[] = [];

  const rims = [...svg.querySelectorAll<SVGGElement>("[data-space]")].flatMap((space) => {
    const { e: x, f: y } = space.transform.baseVal.consolidate()!.matrix;
    const r = space.querySelector<SVGCircleElement>(".rim")!.r.baseVal.value;
    return Array.from({ length: 24 }, (_, at) => {
      const a = (at / 24) * 2 * Math.PI;
      return {
        space: space.dataset.space,
        is: ground(x + Math.cos(a) * r * 1.14, y + Math.sin(a) * r * 1.14),
      };
    });
  });
  for (const [name, mark, around] of marks) {
    const [own, edge] = [paint(mark), paint(around)];
    if (contrast(own, edge) < 3) wrong.push(`${name}: ${contrast(own, edge)} to its edge`);
    for (const { space, is } of rims) {
      const best = Math.max(contrast(own, is), contrast(edge, is));
      if (best < 3) wrong.push(`${name} at ${space}: ${best}`);
    }
  }

  const R = svg.querySelector<SVGCircleElement>(".rim")!.r.baseVal.value;
  svg.querySelectorAll<SVGPathElement>(".lines path").forEach((line, number) => {
    const long = line.getTotalLength();
    /** Whether the way is light between two dark edges there. */
    const isSeen = (from: number): boolean => {
      const [a, b] = [line.getPointAtLength(from - 0.5), line.getPointAtLength(from + 0.5)];
      const [ux, uy] = [b.x - a.x, b.y - a.y];
      const across = Array.from({ length: 41 }, (_, step) => {
        const off = ((step - 20) / 20) * R * 0.4;
        return ground(a.x - uy * off, a.y + ux * off);
      });
      const middle = across.slice(12, 29);
      const brightest = Math.max(...middle);
      const place = 12 + middle.indexOf(brightest);
      return [across.slice(0, place), across.slice(place + 1)].every((side) =>
        side.some((one) => contrast(one, brightest) >= 3),
      );
    };
    const seen = Array.from({ length: 9 }, (_, at) => {
      const from = R * 1.15 + ((long - R * 2.3) * (at + 0.5)) / 9;
      // Next to a step or a plank, which is itself dark.
      return [-2.4, 0, 2.4].some((aside) => isSeen(from + aside));
    });
    const part = seen.filter(Boolean).length / seen.length;
    if (part < 0.75) wrong.push(`line ${number}: seen at ${seen.filter(Boolean).length} of ${seen.length}`);
  });

  const name = svg.querySelector<SVGTextElement>("text[aria-hidden]");
  if (name) {
    const ink = resolve(getComputedStyle(name).fill);
    const { x, y, width, height } = name.getBBox();
    for (let dx = 0; dx < width; dx += 3) {
      const is = ground(x + dx, y + height * 0.55);
      if (contrast(ink, is) < 4.5) wrong.push(`name at ${dx}: ${contrast(ink, is)}`);
    }
  }
  const [ink, paper] = [paint([".tile", "fill"]), paint([".tile", "stroke"])];
  if (contrast(ink, paper) < 4.5) wrong.push("names of bridges");
  probe.remove();
  return wrong;
}

for (const theme of ["light", "dark"] as const) {
  test(`every mark can be told from the ground of every board: ${theme}`, async ({ page }) => {
    for (const board of BOARDS) {
      await drawn(page, board, theme);
      expect(await page.evaluate(hidden, MARKS), board).toEqual([]);
    }
  });
}

test("the ground is drawn with the pixels of the screen, and again when its window changes", async ({
  page,
}) => {
  await drawn(page, "sarpedon", "light");
  const canvas = page.locator("canvas[data-drawn]");
  const sharpness = () =>
    canvas.evaluate((one: HTMLCanvasElement) => one.width / one.getBoundingClientRect().width);
  await expect.poll(sharpness).toBeCloseTo(1, 1);
  await page.setViewportSize({ width: 800, height: 900 });
  await expect.poll(sharpness).toBeCloseTo(1, 1);
});

test("without workers the ground stays plain, and nothing holds the page up", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, "Worker", { value: undefined }));
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.goto("/boards/heorot");
  await expect(page.locator(".board .rim").first()).toBeVisible();
  await quiet(page);
  await expect(page.locator("canvas[data-drawn]")).toHaveCount(0);
  await expect(page.locator(".board.pictured")).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("plain paper for whoever wants it, or asks for strong contrasts", async ({ page }) => {
  await drawn(page, "sarpedon", "light");
  await page.goto("/settings");
  await page.getByRole("switch", { name: "Illustrated boards" }).click();
  await page.goto("/boards/sarpedon");
  await expect(page.locator(".lines path").first()).toBeVisible();
  await expect(page.locator("canvas")).toHaveCount(0);
  await page.goto("/settings");
  await page.getByRole("switch", { name: "Illustrated boards" }).click();
  await page.emulateMedia({ contrast: "more" });
  await page.goto("/boards/sarpedon");
  await expect(page.locator(".lines path").first()).toBeVisible();
  await expect(page.locator("canvas")).toHaveCount(0);
});
