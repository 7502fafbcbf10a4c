import { defineConfig } from 'vitest/config';

/** Tests of real processes: each file has its own database, Redis, mail server and servers. */
export default defineConfig({
  test: {
    name: 'processes',
    root: import.meta.dirname,
    include: ['processes/**/*.test.ts'],
    globalSetup: 'processes/harness/prepare.ts',
    pool: 'forks',
    // Most of the time is spent waiting for heartbeats and time-outs, so more files than cores may run at once.
    maxWorkers: 3,
    // Stops what hangs: how long something may take is a proof's subject.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
