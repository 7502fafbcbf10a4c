import * as z from 'zod';
import { event, type Listener, listener } from '../core/domain-events.ts';
import { type Job, job } from '../core/job.ts';
import { inTransaction } from '../core/transaction.ts';
import { keepEffect } from './test-tables.ts';

export const processesHappened = event<{ userId: string; effect: string; lastsMs: number }>(
  'processes.happened',
);

/** Writes one row and stays in its transaction for a while, so that a worker can be killed in the middle. */
const keepSlowly = job({
  name: 'test.keep-slowly',
  payload: z.strictObject({ effect: z.string(), lastsMs: z.int() }),
  handle: (ctx, { effect, lastsMs }) =>
    inTransaction(ctx, async (tx) => {
      await keepEffect(tx.db, effect);
      await new Promise((resolve) => setTimeout(resolve, lastsMs));
    }),
});

export const testJobs: readonly Job<never>[] = [keepSlowly];

export const testListeners: readonly Listener[] = [
  listener({
    on: processesHappened,
    jobs: ({ effect, lastsMs }) => [keepSlowly.request({ effect, lastsMs })],
    pushes: ({ userId }) => [{ topic: `me:${userId}`, event: 'notifications.changed', payload: {} }],
  }),
];
