// Makes the pictures of the installed app, and the one that goes with links, from public/icon.svg: needs a Chromium.
//   CHROMIUM=/usr/bin/chromium node scripts/icons.mjs
import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
import { pathOf } from "./paths.mjs";

const PUBLIC = new URL("../public/", import.meta.url);
const INK = "#221f2b";
const data = (kind, path) =>
    `data:${kind};base64,${readFileSync(new URL(path, import.meta.url)).toString("base64")}`;
const mark = data("image/svg+xml", "../public/icon.svg");
const font = (name, weight) =>
    data("font/woff2", `../node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`);

/** Systems cut a maskable icon into shapes of their own: only the middle is sure to be seen. */
const square = (size, part, ground) =>
    `<body style="margin:0;background:${ground};display:grid;place-items:center;height:${size}px">
      <img src="${mark}" width="${size * part}"></body>`;

/** Two of the game's own emblems stand for the two who meet. */
const emblem = (name, colour) =>
    `<svg viewBox="0 0 512 512" fill="${colour}"><path d="${pathOf(name)}"/></svg>`;

const preview = `
  <style>
    @font-face { font-family: Alegreya; font-weight: 700; src: url(${font("alegreya", 700)}) }
    @font-face { font-family: "Alegreya Sans"; src: url(${font("alegreya-sans", 400)}) }
    body { margin: 0; height: 558px; padding-top: 72px; position: relative; overflow: hidden; color: #f4ecdb;
           background: radial-gradient(circle at 50% 38%, #4a3f5c, #2b2636 45%, #17141d); text-align: center }
    svg { position: absolute; top: 150px; width: 310px; opacity: .55 }
    svg:first-of-type { left: 56px }
    svg:last-of-type { right: 56px }
    .frame { position: absolute; inset: 22px; border: 3px solid #e0b44c; border-radius: 18px; opacity: .75 }
    img { display: block; margin: 0 auto 18px; width: 250px }
    h1 { font: 700 104px/1 Alegreya; margin: 0 0 22px; letter-spacing: .01em }
    p { font: 38px/1.2 "Alegreya Sans"; margin: 0; color: #d9ccb2 }
  </style>
  <body>${emblem("crown", "#b8434c")}${emblem("medusa-head", "#2f9a90")}
    <div class="frame"></div><img src="${mark}"><h1>Matchless</h1><p>Legends meet. One walks away.</p></body>`;

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
});

async function shoot(name, width, height, html, options = {}) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(html);
    await page.evaluate(() =>
        Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode())]),
    );
    await page.screenshot({ path: new URL(name, PUBLIC).pathname, ...options });
    await page.close();
}

for (const size of [192, 512])
    await shoot(`icons/${size}.png`, size, size, square(size, 1, "transparent"), { omitBackground: true });
await shoot("icons/maskable.png", 512, 512, square(512, 0.78, INK));
await shoot("icons/touch.png", 180, 180, square(180, 0.92, INK));
await shoot("icons/preview.jpg", 1200, 630, preview, { type: "jpeg", quality: 86 });
await browser.close();
