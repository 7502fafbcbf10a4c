/** Luck is drawn from numbers; the end of an id is one. */
export function luckNumber(id: string): number {
  return Number.parseInt(id.slice(-8), 16);
}
