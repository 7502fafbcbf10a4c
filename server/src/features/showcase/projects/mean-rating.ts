/** Returns the plain mean of the counted ratings, from 1 to 5, or null if there are none. */
export function meanRating(sum: number, count: number): number | null {
  return count > 0 ? sum / count : null;
}
