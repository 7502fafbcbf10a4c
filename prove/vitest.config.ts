import { defineConfig } from 'vitest/config';
import { locales } from '../scripts/locales/vite-locales.ts';

const root = new URL('..', import.meta.url).pathname;

/** A stop for what hangs, and for nothing else: a proof says itself what is too slow. */
const stop = 3 * 60 * 60 * 1_000;
const patience = { testTimeout: stop, hookTimeout: stop, teardownTimeout: 600_000 };

/** What `pnpm prove` runs: files that measure, each alone in a process of its own. */
export default defineConfig({
  root,
  test: {
    fileParallelism: false,
    projects: [
      {
        plugins: [locales()],
        test: {
          ...patience,
          root,
          name: 'server',
          include: ['server/src/**/*.prove.ts'],
          globalSetup: 'server/src/testing/servers/prepare-database.ts',
          pool: 'forks',
        },
      },
      {
        test: {
          ...patience,
          root,
          name: 'processes',
          include: ['e2e/{processes,fuzz}/**/*.prove.ts'],
          globalSetup: 'e2e/processes/harness/prepare.ts',
          pool: 'forks',
        },
      },
    ],
  },
});
