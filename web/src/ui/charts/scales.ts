/** How long a bar is, in percent of the longest one. */
export function lengthOf(value: number, longest: number): number {
  return longest <= 0 ? 0 : rounded((value / longest) * 100);
}

/** Half of a hundredth of a percent is no difference to the eye, and long numbers make long pages. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Round steps from nought to where the highest value fits: four at most. */
export function ticksTo(highest: number): number[] {
  const least = highest / 4;
  const size = 10 ** Math.floor(Math.log10(least || 1));
  const step = [1, 2, 5, 10].map((times) => times * size).find((one) => one >= least) ?? size;
  const whole = Math.max(1, step);
  return Array.from({ length: Math.max(1, Math.ceil(highest / whole)) + 1 }, (_, place) => place * whole);
}
