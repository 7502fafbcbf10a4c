import { spawn } from 'node:child_process';
import { type Gate, stages } from './gates.ts';

interface Outcome {
  passed: number;
  failed: number;
}

// `pnpm check` is exactly what CI runs; `pnpm check types` runs the gates whose name holds that word.
const wanted = process.argv.slice(2).join(' ');
const total: Outcome = { passed: 0, failed: 0 };
const broken: string[] = [];
const started = performance.now();

for (const stage of stages) {
  const gates = stage.filter(({ name }) => name.includes(wanted));
  const outcomes = await inPairs(gates, runGate);
  for (const outcome of outcomes) {
    total.passed += outcome.passed;
    total.failed += outcome.failed;
  }
}

console.log(`\nin ${seconds(started)} s`);
if (broken.length > 0) console.log(`failed: ${broken.join(' | ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

async function runGate(gate: Gate): Promise<Outcome> {
  const begun = performance.now();
  const { code, output } = await run(gate.command);
  const outcome = judge(gate, code, output);
  const mark = outcome.failed === 0 ? 'ok  ' : 'FAIL';
  console.log(
    `${mark} ${gate.name} (${outcome.passed} passed, ${outcome.failed} failed, ${seconds(begun)} s)`,
  );
  for (const name of secondTries(output)) console.log(`     only when tried again: ${name}`);
  if (outcome.failed > 0) {
    broken.push(gate.name);
    console.log(telling(output));
  }
  return outcome;
}

function run(command: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      env: {
        ...process.env,
        PATH: `node_modules/.bin:${process.env['PATH']}`,
        NO_COLOR: '1',
        FORCE_COLOR: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A runner that found no test has checked nothing, which is a failure however it exits. */
function judge(gate: Gate, code: number, output: string): Outcome {
  if (!gate.counts) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const line = gate.counts === 'vitest' ? (/^\s*Tests\s.*$/m.exec(output)?.[0] ?? '') : output;
  const passed = Number(/(\d+) passed/.exec(line)?.[1] ?? 0) + secondTries(output).length;
  const failed = Number(/(\d+) failed/.exec(line)?.[1] ?? 0);
  const broken = code !== 0 || passed === 0;
  return { passed, failed: broken ? Math.max(failed, 1) : failed };
}

/** What the journeys' runner lists under “n flaky”: nothing is wrong with it, and somebody should look at it. */
function secondTries(output: string): string[] {
  const list = /^ {2}\d+ flaky\n((?: {4}.*\n)+)/m.exec(output)?.[1] ?? '';
  return list.split('\n').flatMap((line) => line.trim() || []);
}

/** Runners list what passed first and what failed last; a log of thousands of ticks hides the one line that matters. */
function telling(output: string): string {
  const lines = output.split('\n').filter((line) => !/^\s*✓/u.test(line));
  const start = lines.findIndex((line) => line.includes('Failed Tests'));
  return lines.slice(start < 0 ? -120 : start).join('\n');
}

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

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
