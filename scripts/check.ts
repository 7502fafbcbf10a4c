import { parseArgs } from 'node:util';
import { environment } from './environment.ts';
import { stagesOf } from './gates/gates.ts';
import { judgeRun, lastLine } from './gates/judge-run.ts';
import { type GateRun, runGate, secondsSince, tryAgain } from './gates/run-gate.ts';
import { titleOf } from './gates/test-report.ts';
import { inOneSentence } from './in-one-sentence.ts';
import { checkToCheck } from './requirements/check-requirements.ts';
import { requireAll } from './requirements/require-all.ts';

// `pnpm check` is exactly what CI runs; `pnpm check types` runs the gates whose name contains that word. With `--all`,
// the gates of tests run everything they have.
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const wanted = positionals.join(' ');
const begun = performance.now();

// Better at once than after ten minutes; a single gate may need none of it.
if (wanted === '') await inOneSentence(async () => requireAll(await checkToCheck(environment())));

const runs: GateRun[] = [];
for (const stage of stagesOf({ isAll: values.all })) {
  const gates = stage.filter(({ name }) => name.includes(wanted));
  runs.push(...(await inPairs(gates, runGate)));
}
const tried: GateRun[] = [];
for (const run of runs) tried.push(await tryAgain(run));

const verdict = judgeRun(tried);
console.log(`\nin ${secondsSince(begun)} s`);
for (const name of verdict.broken) console.log(`failed: ${name}`);
for (const test of verdict.failed) console.log(`failed: ${titleOf(test)}`);
for (const test of verdict.unsteady) console.log(`unsteady: ${titleOf(test)}`);
console.log(lastLine(verdict));
process.exitCode = verdict.isGreen ? 0 : 1;

/** Two at a time: CI's machines have two cores, and more would only make each slower. */
async function inPairs<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      results.push(await work(item));
  };
  await Promise.all([lane(), lane()]);
  return results;
}
