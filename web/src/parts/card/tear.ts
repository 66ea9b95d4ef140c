/** The torn edge of the paper under a picture: each card has its own. */
import { seeded, seedOf } from "../../ground/tools/noise";
import { at, between, short } from "../art/press/burin";

export function tear(slug: string): string {
  const chance = seeded(seedOf(`${slug} tear`));
  let d = "M0 20";
  for (let x = 0; x <= 300; x += between(chance, 5, 14)) d += `L${at(x, between(chance, 3, 13))}`;
  return `${d}V${short(between(chance, 3, 13))}L300 20Z`;
}
