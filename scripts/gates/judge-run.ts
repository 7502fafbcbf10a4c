import { type FailedTest, titleOf } from './test-report.ts';

/** So many tests may need a second try before a run says nothing any more. */
const unsteadyMax = 3;

export interface Tries {
  /** Passed at the first try; a gate that is no runner of tests counts as one. */
  passed: number;
  /** What no second try can mend: a broken gate, a runner that fell over. */
  broken: string[];
  failed: FailedTest[];
  /** What failed when the failed ones were tried again alone; missing where nobody could try. */
  again?: FailedTest[];
}

export interface Verdict {
  passed: number;
  broken: string[];
  failed: FailedTest[];
  /** Failed once and passed once. */
  unsteady: FailedTest[];
  isGreen: boolean;
}

/** What failed twice has failed; what failed once is unsteady, and a few of those are forgiven. */
export function judgeRun(gates: readonly Tries[]): Verdict {
  const broken = gates.flatMap((gate) => gate.broken);
  const failed = gates.flatMap(failedTwice);
  const unsteady = gates.flatMap(failedOnce);
  const first = gates.reduce((sum, { passed }) => sum + passed, 0);
  const mended = gates.reduce((sum, gate) => sum + gate.failed.length - failedTwice(gate).length, 0);
  const passed = first + mended;
  const isGreen = broken.length === 0 && failed.length === 0 && unsteady.length <= unsteadyMax && passed > 0;
  return { passed, broken, failed, unsteady, isGreen };
}

/** The last line of a run. Beyond what is forgiven, the unsteady ones are counted as failed. */
export function lastLine({ passed, broken, failed, unsteady }: Verdict): string {
  const isTooMuch = unsteady.length > unsteadyMax;
  const lost = broken.length + failed.length + (isTooMuch ? unsteady.length : 0);
  const names = unsteady.map(titleOf).join(' | ');
  const told = unsteady.length > 0 ? `, ${unsteady.length} unsteady of at most ${unsteadyMax}: ${names}` : '';
  return `${passed - (isTooMuch ? unsteady.length : 0)} passed, ${lost} failed${told}`;
}

function failedTwice({ failed, again }: Tries): FailedTest[] {
  return again ? failed.filter((test) => again.some((other) => isSame(test, other))) : failed;
}

function failedOnce({ failed, again = failed }: Tries): FailedTest[] {
  const mended = failed.filter((test) => !again.some((other) => isSame(test, other)));
  return [...mended, ...again.filter((test) => !failed.some((other) => isSame(test, other)))];
}

/** A file that failed as a whole has failed in each of its tests. */
function isSame(one: FailedTest, other: FailedTest): boolean {
  return one.file === other.file && (one.name === other.name || one.name === '' || other.name === '');
}
