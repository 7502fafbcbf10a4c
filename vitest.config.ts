import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { locales } from './scripts/locales/vite-locales.ts';

/** One more than Vitest would take of two cores: half of the time is PostgreSQL's. */
const maxWorkers = Math.max(2, availableParallelism());

/** Stops what hangs. How long something may take is a proof's subject, not a check's. */
const stop = 600_000;

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: { name: 'contract', include: ['contract/src/**/*.test.ts'], testTimeout: stop },
      },
      {
        test: { name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout: stop },
      },
      {
        test: { name: 'bench', include: ['bench/**/*.test.ts'], testTimeout: stop, hookTimeout: stop },
      },
      {
        plugins: [locales()],
        test: {
          name: 'server',
          include: ['server/**/*.test.{ts,tsx}'],
          globalSetup: 'server/src/testing/servers/prepare-database.ts',
          // Every file has a database of its own and mocks nothing, so files can share a process and what it has loaded.
          pool: 'forks',
          isolate: false,
          testTimeout: stop,
          hookTimeout: stop,
        },
      },
      {
        extends: 'web/vite.config.ts',
        root: 'web',
        test: {
          name: 'web',
          maxWorkers,
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          root: 'web',
          // Files share a window and what they have loaded, which is most of the time they take; the file below cleans up.
          pool: 'threads',
          isolate: false,
          testTimeout: stop,
          setupFiles: `${import.meta.dirname}/web/src/testing/clean-up.ts`,
        },
      },
    ],
  },
});
