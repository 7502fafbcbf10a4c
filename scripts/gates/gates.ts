import { resolve } from 'node:path';
import type { FailedTest, Runner } from './test-report.ts';

export interface Gate {
  name: string;
  command: string;
  /** Of runners of tests, which say how many facts they checked and which failed; other gates count as one. */
  tests?: { runner: Runner; report: string; again(failed: readonly FailedTest[]): string };
}

/**
 * Everything that `pnpm check` runs, in an order that finds the cheap mistakes first. Gates of one stage run side by side.
 * The last four are smaller without `--all`, so that a run takes at most 18 minutes on two cores.
 */
export function stagesOf({ isAll }: { isAll: boolean }): readonly (readonly Gate[])[] {
  return [
    ...cheapStages,
    [
      vitestGate(
        'unit and integration tests',
        'vitest.config.ts',
        isAll ? '' : `--exclude '**/*.long.test.*'`,
      ),
    ],
    [vitestGate('processes', 'e2e/vitest.config.ts', isAll ? '' : 'smoke.test.ts')],
    [
      {
        name: 'fuzz of every operation',
        command: `node e2e/fuzz/fuzz.ts --requests ${isAll ? 8000 : 2000} --seed 1`,
      },
    ],
    [playwrightGate('journeys in the browser', isAll ? '' : '--grep @main')],
  ];
}

const cheapStages: readonly (readonly Gate[])[] = [
  [
    { name: 'format and lint', command: 'biome ci .' },
    { name: 'arrows', command: 'node scripts/check-arrows.ts' },
    { name: 'language', command: 'node scripts/check-language.ts' },
    { name: 'locales', command: 'node scripts/check-locales.ts' },
    { name: 'openapi.json is current', command: 'node server/scripts/write-openapi.ts --check' },
    {
      name: 'the architecture map is current',
      command: 'node server/scripts/write-architecture-map.ts --check',
    },
    { name: 'third-party notices are current', command: 'node scripts/write-notices.ts --check' },
    { name: 'regular expressions end in time', command: 'node scripts/check-regexes.ts' },
    { name: 'dead code', command: 'knip' },
  ],
  [
    { name: 'types of the contract', command: 'tsc --noEmit -p contract' },
    { name: 'types of the server', command: 'tsc --noEmit -p server' },
    { name: 'types of the web', command: 'tsc --noEmit -p web' },
    {
      name: 'types of the rest',
      command: 'tsc --noEmit -p . && tsc --noEmit -p e2e && tsc --noEmit -p bench',
    },
    { name: 'promises are awaited', command: 'oxlint --type-aware --deny-warnings' },
    { name: 'database types are current', command: 'pnpm --filter @firstlight/server db:types --check' },
  ],
  [
    { name: 'build of the web', command: 'pnpm --filter @firstlight/web build' },
    { name: 'build of the server', command: 'pnpm --filter @firstlight/server build:all' },
  ],
  [
    { name: 'bundle budgets', command: 'node scripts/check-bundle.ts' },
    { name: 'nothing of developers’ in production', command: 'node scripts/check-production-build.ts' },
  ],
];

/** Again, the whole files of what failed: tests of one file may build on each other. */
function vitestGate(name: string, config: string, selection: string): Gate {
  const report = resolve('test-results', config.replaceAll('/', '-').replace('.ts', '.json'));
  const command = `vitest run --config ${config} --reporter=default --reporter=json --outputFile=${report} ${selection}`;
  const filesOf = (failed: readonly FailedTest[]) =>
    [...new Set(failed.map(({ file }) => `'${file}'`))].join(' ');
  return {
    name,
    command,
    tests: {
      runner: 'vitest',
      report,
      again: (failed) => `${command} --no-file-parallelism ${filesOf(failed)}`,
    },
  };
}

/** Its configuration says where the report goes. It remembers by itself what failed last. */
function playwrightGate(name: string, selection: string): Gate {
  const command = `pnpm --filter @firstlight/e2e test ${selection}`;
  return {
    name,
    command,
    tests: {
      runner: 'playwright',
      report: resolve('test-results/journeys.json'),
      again: () => `${command} --last-failed --workers 1`,
    },
  };
}
