const hour = 60 * 60 * 1000;
const beginning = Date.UTC(2026, 0, 5);

/** An hour of a world as the product's own functions take it. */
export function momentOf(hours: number): Date {
  return new Date(beginning + hours * hour);
}

/** A moment as the hours since the world began. */
export function hoursOf(moment: Date): number {
  return (moment.getTime() - beginning) / hour;
}
