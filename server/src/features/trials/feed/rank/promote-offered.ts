/**
 * The same list, with what its reader was asked for among its first places, at the cost of the last ones there:
 * whoever follows an invitation must find it.
 */
export function promoteOffered<One extends { offered: boolean }>(
  list: readonly One[],
  places: number,
): One[] {
  let others = places - list.filter(({ offered }) => offered).length;
  const first = new Set(list.filter(({ offered }) => offered || others-- > 0));
  return [...first, ...list.filter((one) => !first.has(one))];
}
