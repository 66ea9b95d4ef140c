/** What may not be seen while the curtain is closed: on the page, and on the wire. */
import type { Page } from "@playwright/test";

/** What the server sent, and whether the curtain was closed then. */
export interface Frame {
  text: string;
  isClosed: boolean;
}

export async function listen(page: Page): Promise<Frame[]> {
  const frames: Frame[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const text = String(payload);
      const { table } = JSON.parse(text) as { table?: { curtain: number | null } };
      frames.push({ text, isClosed: table !== undefined && table.curtain !== null });
    }),
  );
  return frames;
}

/** The names of cards on the wire. */
export const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[’']/g, "")
    .replaceAll(/[^a-z]+/g, "-");
