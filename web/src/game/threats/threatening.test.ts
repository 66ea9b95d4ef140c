import { describe, expect, it } from "vitest";
import type { Threat } from "../../lib/wire";
import { about, blowsOf } from "./threatening.svelte";

const [ARTHUR, MERLIN, MEDUSA, HARPY] = [0, 1, 2, 3];
const medusa: Threat = {
  fighter: MEDUSA,
  most: 4,
  near: ["s01"],
  far: ["s02"],
  targets: [
    { fighter: ARTHUR, takes: "move" },
    { fighter: MERLIN, takes: "boost" },
  ],
};
const harpy: Threat = {
  fighter: HARPY,
  most: 2,
  near: [],
  far: [],
  targets: [{ fighter: ARTHUR, takes: "nothing" }],
};
const idle: Threat = { fighter: 4, most: 3, near: ["s09"], far: [], targets: [] };

describe("what may come at a fighter", () => {
  it("is the hardest blow, and what it takes at least", () => {
    const blows = blowsOf([medusa, harpy, idle]);
    expect(blows.get(ARTHUR)).toEqual({ most: 4, takes: "nothing" });
    expect(blows.get(MERLIN)).toEqual({ most: 4, takes: "boost" });
    expect(blows.size).toBe(2);
  });
});

describe("pointing", () => {
  it("at an enemy shows its own threats", () => expect(about([medusa, harpy], HARPY)).toEqual([harpy]));
  it("at somebody of one's own shows who threatens them", () =>
    expect(about([medusa, harpy, idle], MERLIN)).toEqual([medusa]));
  it("at anything else shows all", () => {
    expect(about([medusa, harpy], null)).toHaveLength(2);
    expect(about([medusa, harpy], 9)).toHaveLength(2);
  });
});
