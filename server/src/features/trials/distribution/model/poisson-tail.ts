/** The chance that at least `count` things happen where `mean` are expected and each comes by itself. */
export function poissonTail(count: number, mean: number): number {
  if (count <= 0) return 1;
  let term = Math.exp(-mean);
  let fewer = term;
  for (let k = 1; k < count; k += 1) {
    term *= mean / k;
    fewer += term;
  }
  return Math.max(0, 1 - fewer);
}
