/** Wedges from a point to beyond the edges of a square of 100, of uneven width, always the same for a name. */
export function rays(name: string, x: number, y: number): string {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 2147483647;
  const roll = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const count = 26;
  const far = 220;
  const at = (angle: number) =>
    `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
  return Array.from({ length: count }, (_, number) => {
    const from = ((number + roll() * 0.35) * 2 * Math.PI) / count;
    const width = ((0.35 + roll() * 0.3) * 2 * Math.PI) / count;
    return `M${x} ${y}L${at(from)}L${at(from + width)}Z`;
  }).join("");
}
