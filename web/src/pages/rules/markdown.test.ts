import { expect, test } from "vitest";
import { markdown } from "./markdown";
import { en } from "./rules.en";

test("docs/rules.md has the rules as the page tells them; `npm run docs` writes it anew", async () => {
  await expect(markdown(en)).toMatchFileSnapshot("../../../../docs/rules.md");
});
