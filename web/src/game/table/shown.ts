/** Each card of a hand, and whether it is one of those shown: of two copies, as many as are shown. */
export function copies<T extends { slug: string }>(
  hand: readonly T[],
  shown: readonly string[],
): readonly (T & { shown: boolean })[] {
  const left = [...shown];
  return hand.map((one) => {
    const at = left.indexOf(one.slug);
    if (at >= 0) left.splice(at, 1);
    return { ...one, shown: at >= 0 };
  });
}
