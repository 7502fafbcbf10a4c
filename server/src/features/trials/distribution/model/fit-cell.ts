export const fitCells = 7;

/** Categories as bits: interests and projects meet in one machine word. */
export function countBits(mask: number): number {
  let rest = mask;
  let bits = 0;
  for (; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

/** How well a tester's interests cover a project: 0 none, 1 of 1, 1 of 2, 2 of 2, 1 of 3, 2 of 3, 3 of 3. */
export function fitCell(interests: number, categories: number): number {
  const shared = countBits(interests & categories);
  if (shared === 0) return 0;
  const all = countBits(categories);
  return (all * (all - 1)) / 2 + shared;
}
