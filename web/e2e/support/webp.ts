/** Animated pictures: frames of a page, encoded by the browser as WebP and put together here. */
import type { CDPSession, Page } from "@playwright/test";

/** A picture of the page as PNG, and when it was shown, in milliseconds. */
export interface Shot {
  png: string;
  at: number;
}

/** A part of the picture that changes, and for how long it stays so. */
interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  time: number;
  webp: string;
}

/** Records what the page shows until it is told to stop. */
export async function record(page: Page): Promise<() => Promise<Shot[]>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const shots: Shot[] = [];
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    shots.push({ png: data, at: (metadata.timestamp ?? 0) * 1000 });
    void session.send("Page.screencastFrameAck", { sessionId });
  });
  await session.send("Page.startScreencast", { format: "png" });
  return async () => {
    await session.send("Page.stopScreencast");
    await session.detach();
    return shots;
  };
}

export interface Film {
  /** For how many milliseconds a second of the recording is shown. */
  pace: number;
  /** The shortest time between two frames, and how long the last one stays. */
  step: number;
  hold: number;
  quality: number;
  /** How wide it is; the height follows. */
  width: number;
}

/** The film as a file, which begins again when it is over. */
export async function animated(page: Page, shots: readonly Shot[], film: Film): Promise<Buffer> {
  const kept: { png: string; time: number }[] = [];
  const last = shots.at(-1);
  if (!last) throw new Error("nothing was recorded");
  let from = -Infinity;
  for (const { png, at } of shots) {
    const now = at * film.pace;
    const before = kept.at(-1);
    // A frame that comes too soon replaces the one before it.
    if (before && now - from < film.step) before.png = png;
    else {
      if (before) before.time = now - from;
      kept.push({ png, time: film.hold });
      from = now;
    }
  }
  const frames = await page.evaluate(encode, { kept, quality: film.quality, width: film.width });
  const first = frames[0];
  if (!first) throw new Error("nothing could be encoded");
  return joined(first.width, first.height, frames);
}

/** Runs in a page: of every picture, what differs from the one before. */
async function encode(film: {
  kept: { png: string; time: number }[];
  quality: number;
  width: number;
}): Promise<Frame[]> {
  const NOTICED = 18;
  const frames: Frame[] = [];
  let shown: ImageData | null = null;
  for (const { png, time } of film.kept) {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(film.width, Math.round((picture.height * film.width) / picture.width));
    const ctx = canvas.getContext("2d", { alpha: false, willReadFrequently: true })!;
    ctx.imageSmoothingQuality = "high";
    ctx.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const now: ImageData = ctx.getImageData(0, 0, canvas.width, canvas.height);
    let [left, top, right, bottom] = [canvas.width, canvas.height, -1, -1];
    for (let at = 0; at < now.data.length; at += 4) {
      const isSame =
        shown &&
        [0, 1, 2].every((part) => Math.abs(now.data[at + part]! - shown!.data[at + part]!) < NOTICED);
      if (isSame) continue;
      const [x, y] = [(at / 4) % canvas.width, Math.floor(at / 4 / canvas.width)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    const before = frames.at(-1);
    if (right < 0 && before) {
      before.time += time;
      continue;
    }
    shown = now;
    // A frame begins at even places.
    [left, top] = [left & ~1, top & ~1];
    const [width, height] = [right - left + 1, bottom - top + 1];
    const part = new OffscreenCanvas(width, height);
    part.getContext("2d", { alpha: false })!.drawImage(canvas, -left, -top);
    const blob = await part.convertToBlob({ type: "image/webp", quality: film.quality });
    const data = new Uint8Array(await blob.arrayBuffer());
    let webp = "";
    for (const byte of data) webp += String.fromCharCode(byte);
    frames.push({ x: left, y: top, width, height, time, webp: btoa(webp) });
  }
  return frames;
}

const number = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
};

function chunk(name: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(name), number(body.length, 4), body, Buffer.alloc(body.length % 2)]);
}

/** The chunk of a WebP file that holds the pixels. */
function pixels(webp: Buffer): Buffer {
  for (let at = 12; at < webp.length;) {
    const name = webp.toString("latin1", at, at + 4);
    const size = 8 + webp.readUInt32LE(at + 4);
    if (name === "VP8 " || name === "VP8L") return webp.subarray(at, at + size + (size % 2));
    at += size + (size % 2);
  }
  throw new Error("no pixels in a frame");
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function joined(width: number, height: number, frames: readonly Frame[]): Buffer {
  const ANIMATED = 2;
  const OPAQUE = 2; // a frame covers what was there
  const size = [number(width - 1, 3), number(height - 1, 3)];
  const body = [
    chunk("VP8X", number(ANIMATED, 1), number(0, 3), ...size),
    chunk("ANIM", number(0, 4), number(0, 2)), // for ever
    ...frames.map((one) =>
      chunk(
        "ANMF",
        ...[one.x / 2, one.y / 2, one.width - 1, one.height - 1, Math.round(one.time)].map((value) =>
          number(value, 3),
        ),
        number(OPAQUE, 1),
        pixels(Buffer.from(one.webp, "base64")),
      ),
    ),
  ];
  const all = Buffer.concat([Buffer.from("WEBP"), ...body]);
  return Buffer.concat([Buffer.from("RIFF"), number(all.length, 4), all]);
}
