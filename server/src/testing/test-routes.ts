import { setTimeout as wait } from 'node:timers/promises';
import { endpoint } from '@firstlight/contract/endpoint.ts';
import * as z from 'zod/mini';
import { AppError } from '../core/app-error.ts';
import { type Route, route } from '../core/http/route.ts';
import { revokeConnections, revokeTopics } from '../core/revocation.ts';
import { inTransaction } from '../core/transaction.ts';
import type { LivePush } from '../platform/live/live-bus.ts';
import { processesHappened } from './test-events.ts';
import { endSession, keepEffect, removeMember } from './test-tables.ts';

const push = endpoint({
  name: 'test.push',
  method: 'POST',
  path: '/api/test/push',
  summary: 'Pushes a numbered canary to a topic.',
  access: 'anyone',
  body: z.strictObject({
    topic: z.string(),
    mark: z.int(),
    times: z._default(z.int(), 1),
    size: z._default(z.int(), 0),
  }),
  status: 204,
});

const happen = endpoint({
  name: 'test.happen',
  method: 'POST',
  path: '/api/test/happen',
  summary: 'Writes, records an event, and commits or fails.',
  access: 'anyone',
  body: z.strictObject({ userId: z.string(), effect: z.string(), lastsMs: z.int(), fail: z.boolean() }),
  status: 204,
});

const revoke = endpoint({
  name: 'test.revoke',
  method: 'POST',
  path: '/api/test/revoke',
  summary: 'Ends a session, and commits or fails.',
  access: 'anyone',
  body: z.strictObject({ sessionId: z.string(), fail: z.boolean() }),
  status: 204,
});

const remove = endpoint({
  name: 'test.remove',
  method: 'POST',
  path: '/api/test/remove',
  summary: 'Removes a member from a circle.',
  access: 'anyone',
  body: z.strictObject({ userId: z.string(), circleId: z.string() }),
  status: 204,
});

const slow = endpoint({
  name: 'test.slow',
  method: 'POST',
  path: '/api/test/slow',
  summary: 'Answers after a while.',
  access: 'anyone',
  body: z.strictObject({ ms: z.int() }),
  status: 204,
});

/** Acts that tests ask of a real process and that the product has no address for. Never shipped. */
export function testRoutes(pushCanary: (push: LivePush) => void): readonly Route[] {
  return [
    route(push, async (_ctx, { topic, mark, times, size }) => {
      const payload = { mark, ...(size > 0 && { filling: 'x'.repeat(size) }) };
      for (let time = 0; time < times; time += 1) pushCanary({ topic, event: 'test.canary', payload });
      return null;
    }),
    route(happen, (ctx, { fail, userId, effect, lastsMs }) =>
      inTransaction(ctx, async (tx) => {
        await keepEffect(tx.db, effect);
        tx.record(processesHappened, { userId, effect, lastsMs });
        return endingIn(fail);
      }),
    ),
    route(revoke, (ctx, { sessionId, fail }) =>
      inTransaction(ctx, async (tx) => {
        await endSession(tx.db, sessionId);
        await revokeConnections(tx, { sessionId });
        return endingIn(fail);
      }),
    ),
    route(remove, (ctx, { userId, circleId }) =>
      inTransaction(ctx, async (tx) => {
        await removeMember(tx.db, userId, circleId);
        await revokeTopics(tx, [`circle:${circleId}` as never], [userId]);
        return null;
      }),
    ),
    route(slow, async (_ctx, { ms }) => {
      await wait(ms);
      return null;
    }),
  ];
}

function endingIn(failure: boolean): null {
  if (failure) throw new AppError('request.not_found');
  return null;
}
