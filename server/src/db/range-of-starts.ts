/** The two ends between which, in the order of code points, lies everything that begins with this. The second is no beginning itself. */
export function rangeOfStarts(start: string): [from: string, before: string] {
  const from = start.toLowerCase();
  return [from, `${from}\u{10FFFF}`];
}
