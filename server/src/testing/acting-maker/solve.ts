/** The x with A x = b, by elimination; A is symmetric and positive, so that any order of rows does. */
export function solve(a: readonly Float64Array[], b: Float64Array): Float64Array {
  const rows = a.map((row, n) => Float64Array.from([...row, b[n] as number]));
  for (const [n, row] of rows.entries()) {
    for (const other of rows.slice(n + 1)) {
      const share = (other[n] as number) / (row[n] as number);
      for (let m = n; m < other.length; m++) other[m] = (other[m] as number) - share * (row[m] as number);
    }
  }
  const x = new Float64Array(b.length);
  for (let n = b.length - 1; n >= 0; n--) {
    const row = rows[n] as Float64Array;
    let rest = row[b.length] as number;
    for (let m = n + 1; m < b.length; m++) rest -= (row[m] as number) * (x[m] as number);
    x[n] = rest / (row[n] as number);
  }
  return x;
}
