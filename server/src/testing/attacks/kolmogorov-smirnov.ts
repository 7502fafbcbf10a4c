/** How far numbers are from being spread evenly between 0 and 1, and how often chance alone would bring them as far. */
export function uniformity(numbers: readonly number[]): { distance: number; p: number } {
  const sorted = numbers.toSorted((one, other) => one - other);
  const count = sorted.length;
  const distance = Math.max(
    ...sorted.map((number, place) => {
      const even = Math.min(1, Math.max(0, number));
      return Math.max((place + 1) / count - even, even - place / count);
    }),
  );
  const root = Math.sqrt(count);
  const lambda = (root + 0.12 + 0.11 / root) * distance;
  let p = 0;
  for (let k = 1; k <= 100; k++) p += 2 * (-1) ** (k - 1) * Math.exp(-2 * k * k * lambda * lambda);
  return { distance, p: Math.min(1, Math.max(0, p)) };
}
