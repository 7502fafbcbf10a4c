export interface Gate {
  name: string;
  command: string;
  /** Test runners also say how many facts they checked; other gates count as one. */
  counts?: 'vitest' | 'playwright';
}

/** Everything CI checks, in an order that finds the cheap mistakes first. Gates of one stage run side by side. */
export const stages: readonly (readonly Gate[])[] = [
  [
    { name: 'format and lint', command: 'biome ci .' },
    { name: 'arrows', command: 'node scripts/check-arrows.ts' },
    { name: 'locales', command: 'node scripts/check-locales.ts' },
    { name: 'migrations are safe', command: 'squawk server/migrations/*.sql' },
    { name: 'openapi.json is current', command: 'node server/scripts/write-openapi.ts --check' },
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
  [{ name: 'unit and integration tests', command: 'vitest run', counts: 'vitest' }],
  [
    {
      name: 'processes: kill, drain, outages',
      command: 'pnpm --filter @firstlight/e2e test:processes',
      counts: 'vitest',
    },
  ],
  [{ name: 'fuzz of every operation', command: 'node e2e/fuzz/fuzz.ts --requests 20000 --seed 1' }],
  [{ name: 'journeys in the browser', command: 'pnpm --filter @firstlight/e2e test', counts: 'playwright' }],
];
