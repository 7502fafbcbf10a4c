import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { keepProof } from '../../prove/keep-figures.ts';

interface Outcome {
  file: string;
  mutants: number;
  survivors: { line: number; before: string; after: string }[];
}

/** Rules that nobody notices when they are changed are not held by anything. */
it('eight of ten changes to what decides about people and content are noticed by its tests', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['prove/mutants/run.ts'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect(status, stderr).toBe(0);
  const outcomes = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Outcome);
  const mutants = outcomes.reduce((sum, one) => sum + one.mutants, 0);
  const survivors = outcomes.reduce((sum, one) => sum + one.survivors.length, 0);
  const score = ({ mutants: all, survivors: alive }: Outcome) => (1 - alive.length / all) * 100;
  keepProof('policy-mutants', { files: outcomes.length, mutants, survivors }, [
    { what: 'noticed, %', got: (1 - survivors / mutants) * 100, goal: 80 },
    ...outcomes.map((one) => ({ what: `${one.file.split('/').at(-1)}, %`, got: score(one), goal: 60 })),
  ]);
});
