import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../../lib/api";
import type { AnalysisSheet } from "../../../lib/wire";
import { Study } from "./study.svelte";

const sheet = (phase: AnalysisSheet["phase"], done = 0): AnalysisSheet => ({
  phase,
  done,
  total: 10,
  analysis: null,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("it asks again until the analysis is done, and then no more", async () => {
  vi.spyOn(api, "analyse").mockResolvedValue(sheet("running"));
  const look = vi
    .spyOn(api, "analysis")
    .mockResolvedValueOnce(sheet("running", 6))
    .mockResolvedValue(sheet("done", 10));
  const study = new Study("AAAAAA", "en");
  await study.begin();
  await vi.advanceTimersByTimeAsync(700);
  expect(study.sheet?.done).toBe(6);
  await vi.advanceTimersByTimeAsync(5000);
  expect([study.sheet?.phase, look.mock.calls.length]).toEqual(["done", 2]);
});

test("an analysis that is gone was interrupted; one that was never begun was not", async () => {
  vi.spyOn(api, "analyse").mockResolvedValue(sheet("running"));
  vi.spyOn(api, "analysis").mockResolvedValue(sheet("none"));
  const study = new Study("AAAAAA", "en");
  await study.look();
  expect(study.interrupted).toBe(false);
  await study.begin();
  await vi.advanceTimersByTimeAsync(700);
  expect(study.interrupted).toBe(true);
});

test("while the server is away it goes on asking; closed, it does not", async () => {
  vi.spyOn(api, "analyse").mockResolvedValue(sheet("running"));
  const look = vi.spyOn(api, "analysis").mockRejectedValue(new TypeError("away"));
  const study = new Study("AAAAAA", "en");
  await study.begin();
  await vi.advanceTimersByTimeAsync(1400);
  expect([study.problem !== null, look.mock.calls.length]).toEqual([true, 2]);
  study.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(look).toHaveBeenCalledTimes(2);
});
