import { randomUUID } from 'node:crypto';
import type { LimitName } from '@firstlight/contract/limits.ts';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWindowCounter } from '../platform/limits/window-counter.ts';
import { absentRedis, testRedis } from '../testing/servers/redis.ts';
import { AppError } from './app-error.ts';
import { createTakeLimit, type TakeLimit } from './take-limit.ts';

let redis: Redis;
let absent: Redis;
let takeLimit: TakeLimit;

beforeAll(async () => {
  redis = await testRedis();
  absent = absentRedis();
  takeLimit = createTakeLimit(createWindowCounter(redis), 1);
});
afterAll(() => {
  redis.disconnect();
  absent.disconnect();
});

async function outcomes(times: number, take: () => Promise<void>): Promise<(string | undefined)[]> {
  const results = await Promise.allSettled(Array.from({ length: times }, take));
  return results.map((result) =>
    result.status === 'rejected' && result.reason instanceof AppError ? result.reason.code : undefined,
  );
}

const refused = (codes: (string | undefined)[]) => codes.filter((code) => code === 'request.too_many').length;

describe('an allowance', () => {
  it('is refused beyond its count, with the seconds to wait', async () => {
    const key = randomUUID();
    for (let use = 0; use < 5; use += 1) await takeLimit('contact.send', key);
    const refusal = await takeLimit('contact.send', key).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'request.too_many' });
    const { details } = refusal as AppError;
    expect(details.retryAfterSeconds).toBeGreaterThan(3000);
  });

  it('is exactly five of thirty when they come at once', async () => {
    const key = randomUUID();
    expect(refused(await outcomes(30, () => takeLimit('contact.send', key)))).toBe(25);
  });

  it('is one for each limit', async () => {
    const key = randomUUID();
    await outcomes(6, () => takeLimit('contact.send', key));
    await expect(takeLimit('mail.receipt', key)).resolves.toBeUndefined();
  });

  it('is refused by the narrowest of its windows', async () => {
    const key = randomUUID();
    expect(refused(await outcomes(4, () => takeLimit('mail.receipt', key)))).toBe(2);
  });

  it('grows by the factor that benches and fuzzers set', async () => {
    const key = randomUUID();
    const generous = createTakeLimit(createWindowCounter(redis), 2.1);
    expect(refused(await outcomes(30, () => generous('contact.send', key)))).toBe(30 - 11);
  });

  it('is spent once by a use that names itself', async () => {
    const key = randomUUID();
    expect(refused(await outcomes(10, () => takeLimit('mail.receipt', key, 'the same mail')))).toBe(0);
  });
});

describe('while Redis is away', () => {
  const without = (name: LimitName) => createTakeLimit(createWindowCounter(absent), 1)(name, randomUUID());

  it('what only guards against use is open', async () => {
    await expect(without('contact.send')).resolves.toBeUndefined();
  });

  it('what could flood a stranger’s mailbox is closed, and says when to come back', async () => {
    await expect(without('mail.receipt')).rejects.toMatchObject({
      code: 'request.unavailable',
      details: { retryAfterSeconds: 30 },
    });
  });
});
