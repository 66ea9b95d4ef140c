/** An enemy, and whom it would attack from where. */
export interface Aiming {
  enemy: number;
  targets: readonly { fighter: number; spaces: readonly string[] }[];
}
