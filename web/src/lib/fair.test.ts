import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { check, noteSeal, notedSeal } from "./fair";

const document = readFileSync("../docs/records.md", "utf8");
const record = /```\n(matchless record 2\n[^`]*)```/.exec(document)?.[1] ?? "";
const seal = /commitment: (\w+)/.exec(record)?.[1] ?? "";

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("isSecureContext", true);
});

test("the record in the documents fits its seal, and one with another key does not", async () => {
  expect(seal).toHaveLength(64);
  expect(await check(record, seal)).toBe("same");
  expect(await check(record.replace("key: 00", "key: 01"), seal)).toBe("other");
  expect(await check(record.replace("king-arthur, medusa", "medusa, king-arthur"), seal)).toBe("other");
  expect(await check(record, seal.replace(/./, "x"))).toBe("other");
});

test("a page without https says that it cannot tell", async () => {
  vi.stubGlobal("isSecureContext", false);
  expect(await check(record, seal)).toBe("unable");
});

test("the first seal counts, and only the latest fifty are kept", () => {
  noteSeal("CDFGHJ", "one");
  noteSeal("CDFGHJ", "two");
  expect(notedSeal("CDFGHJ")).toBe("one");
  noteSeal("CDFGHK", "");
  expect(notedSeal("CDFGHK")).toBeUndefined();
  for (let n = 0; n < 60; n++) noteSeal(`T${n}`, `${n}`);
  expect(notedSeal("CDFGHJ")).toBeUndefined();
  expect([notedSeal("T9"), notedSeal("T10"), notedSeal("T59")]).toEqual([undefined, "10", "59"]);
});
