import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Gate } from './gates.ts';
import { runGate, tryAgain } from './run-gate.ts';

const folder = mkdtempSync(join(tmpdir(), 'firstlight-gate-'));
const report = join(folder, 'report.json');
const told: string[] = [];

beforeEach(() => {
  told.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void told.push(line));
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

/** A runner that finds this, and leaves with this code. */
function runner(statuses: readonly string[], code: number, says = ''): string {
  const file = join(folder, `${Math.random()}.json`);
  const isFailed = statuses.includes('failed');
  const testResults = [
    {
      name: `${process.cwd()}/a.test.ts`,
      status: isFailed ? 'failed' : 'passed',
      assertionResults: statuses.map((status, index) => ({ fullName: `test ${index}`, status })),
    },
  ];
  const numPassedTests = statuses.filter((status) => status === 'passed').length;
  writeFileSync(file, JSON.stringify({ numPassedTests, testResults }));
  return `cp ${file} ${report}; echo '${says}'; exit ${code}`;
}

function gate(command: string, again = 'false'): Gate {
  return { name: 'tests', command, tests: { runner: 'vitest', report, again: () => again } };
}

const failed = [{ file: 'a.test.ts', name: 'test 1' }];

it('counts what passed and names what failed', async () => {
  expect(await runGate(gate(runner(['passed', 'failed'], 1)))).toMatchObject({
    passed: 1,
    failed,
    broken: [],
  });
});

it.each([
  ['leaves no report, not even when an earlier one lies there', 'exit 0'],
  ['leaves with a failure that it does not name', runner(['passed'], 1)],
  ['found no test', runner([], 0)],
  [
    'met an error that nobody caught',
    runner(['failed'], 1, 'Vitest caught 1 unhandled error during the run.'),
  ],
])('is broken when its runner %s', async (_, command) => {
  writeFileSync(report, '{"numPassedTests":1,"testResults":[]}');
  expect(await runGate(gate(command))).toMatchObject({ broken: ['tests'] });
});

it('tries what failed again, and keeps what failed then', async () => {
  const first = runner(['passed', 'failed'], 1);
  const mended = await tryAgain(await runGate(gate(first, runner(['passed', 'passed'], 0))));
  expect(mended).toMatchObject({ failed, again: [] });
  const again = await tryAgain(await runGate(gate(first, first)));
  expect(again).toMatchObject({ failed, again: failed });
});

it('forgives nothing when the second try comes to no end', async () => {
  const run = await tryAgain(await runGate(gate(runner(['passed', 'failed'], 1), 'exit 1')));
  expect(run).toMatchObject({ failed });
  expect(run).not.toHaveProperty('again');
});

it('shows the output of a gate that is no runner of tests when it fails, and only then', async () => {
  const failing = await runGate({ name: 'build', command: 'echo what went wrong; exit 1' });
  expect(failing).toMatchObject({ passed: 0, broken: ['build'] });
  expect(told.join('\n')).toContain('what went wrong');
  told.length = 0;
  expect(await runGate({ name: 'build', command: 'echo fine' })).toMatchObject({ passed: 1, broken: [] });
  expect(told.join('\n')).not.toContain('fine');
});

it('shows why the first journey failed, however many pictures follow it', async () => {
  const pictures = Array.from({ length: 200 }, (_, number) => `attachment #${number}`).join('\n');
  await runGate(gate(runner(['failed'], 1, `  1) journeys/first.spec.ts: why\n${pictures}`)));
  expect(told.join('\n')).toContain('1) journeys/first.spec.ts: why');
});

it('shows what went wrong in a failed test, without the list of those that were begun', async () => {
  await runGate(
    gate(runner(['failed'], 1, '[1/2] journeys/first.spec.ts\n  1) journeys/first.spec.ts: why')),
  );
  expect(told.join('\n')).toContain('1) journeys/first.spec.ts: why');
  expect(told.join('\n')).not.toContain('[1/2]');
});
