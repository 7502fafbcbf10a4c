import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runCommand } from '../run-command.ts';
import type { Gate } from './gates.ts';
import type { Tries } from './judge-run.ts';
import { readReport, type TestReport, titleOf } from './test-report.ts';

/** With more than these something is broken, and trying it all again only takes time. */
const mostTriedAgain = 20;

export interface GateRun extends Tries {
  gate: Gate;
}

export async function runGate(gate: Gate): Promise<GateRun> {
  const begun = performance.now();
  const { tries, output } = await attempt(gate, gate.command);
  const isOk = tries.broken.length + tries.failed.length === 0;
  const lost = tries.broken.length + tries.failed.length;
  console.log(
    `${isOk ? 'ok  ' : 'FAIL'} ${gate.name} (${tries.passed} passed, ${lost} failed, ${secondsSince(begun)} s)`,
  );
  if (!isOk) console.log(telling(output));
  return { gate, ...tries };
}

/** The failed tests of a gate once more, one after the other, with nothing beside them. */
export async function tryAgain(run: GateRun): Promise<GateRun> {
  const { tests } = run.gate;
  if (!tests || run.failed.length === 0 || run.failed.length > mostTriedAgain) return run;
  console.log(`\nAgain and alone: ${run.failed.map(titleOf).join(' | ')}`);
  const { tries, output } = await attempt(run.gate, tests.again(run.failed));
  if (tries.failed.length + tries.broken.length > 0) console.log(telling(output));
  // A second try that did not come to its end mends nothing.
  return tries.broken.length > 0 ? run : { ...run, again: tries.failed };
}

async function attempt({ name, tests }: Gate, command: string): Promise<{ tries: Tries; output: string }> {
  if (tests) rmSync(tests.report, { force: true });
  const { code, output } = await runCommand(command);
  if (!tests) {
    const isOk = code === 0;
    return { tries: { passed: isOk ? 1 : 0, broken: isOk ? [] : [name], failed: [] }, output };
  }
  const report: TestReport = existsSync(tests.report)
    ? readReport(tests.runner, readFileSync(tests.report, 'utf8'))
    : { passed: 0, failed: [], faults: [] };
  const isBroken =
    report.faults.length > 0 ||
    /Vitest caught \d+ unhandled error/.test(output) ||
    (code !== 0 && report.failed.length === 0) ||
    // A runner that found no test has checked nothing, however it exits.
    report.passed + report.failed.length === 0;
  return {
    tries: { passed: report.passed, broken: isBroken ? [name] : [], failed: report.failed },
    output: [output, ...report.faults].join('\n'),
  };
}

/** Runners list each test they begin or passed; a log of thousands of those hides the one line that matters. */
function telling(output: string): string {
  const lines = output.split('\n').filter((line) => !/^\s*✓|^\[\d+\/\d+\]/u.test(line));
  const start = lines.findIndex((line) => /Failed (Suites|Tests)|^\s+1\) /.test(line));
  return lines.slice(start < 0 ? -120 : start).join('\n');
}

export function secondsSince(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(1);
}
