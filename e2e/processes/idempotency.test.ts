import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, codeOf } from './harness/ask.ts';
import { sendMessage } from './harness/contact.ts';
import { type ApiProcess, openWorld, type World } from './harness/world.ts';

describe('a repeated Idempotency-Key', () => {
  let world: World;
  let apis: ApiProcess[];

  beforeAll(async () => {
    world = await openWorld();
    apis = await Promise.all([world.startApi(), world.startApi()]);
  });
  afterAll(() => world.close());

  const urlOf = (index: number) => apis[index % apis.length]?.url ?? '';
  const stored = () => world.database.count('select count(*) from contact_messages');
  const jobs = () => world.database.count(`select count(*) from pgboss.job where name ~ '^contact'`);

  async function fiftyAtOnce(key: string): Promise<Answer[]> {
    return Promise.all(
      Array.from({ length: 50 }, (_, index) => sendMessage(urlOf(index), {}, { 'idempotency-key': key })),
    );
  }

  it('has one effect and one answer, when 50 come at once to two fresh processes', async () => {
    const answers = await fiftyAtOnce(randomUUID());
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect([await stored(), await jobs()]).toEqual([1, 2]);
  });

  it('has one effect each time, in ten more rounds', async () => {
    const before = await stored();
    for (let round = 0; round < 10; round++) {
      const answers = await fiftyAtOnce(randomUUID());
      expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    }
    expect((await stored()) - before).toBe(10);
  });

  it('with another body is refused on either process', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    expect((await sendMessage(urlOf(0), {}, headers)).status).toBe(201);
    for (const index of [0, 1]) {
      const refused = await sendMessage(urlOf(index), { email: 'other@example.org' }, headers);
      expect([refused.status, codeOf(refused)]).toEqual([422, 'request.key_reused']);
    }
  });

  it('costs no allowance: the answer comes again when the limit is used up', async () => {
    const strict = await world.startApi({ LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' });
    const address = { 'x-forwarded-for': '203.0.113.1' };
    const headers = { ...address, 'idempotency-key': randomUUID() };
    const first = await sendMessage(strict.url, {}, headers);
    expect(first.status).toBe(201);
    for (let count = 0; count < 10; count++) await sendMessage(strict.url, {}, address);
    expect((await sendMessage(strict.url, {}, address)).status).toBe(429);
    const again = await sendMessage(strict.url, {}, headers);
    expect([again.status, again.text]).toEqual([201, first.text]);
  });

  it.each([['short'], ['with space in it'], ['x'.repeat(65)], ['é'.repeat(10)], ['a/../../b']])(
    'is refused when it is not a key: %s',
    async (key) => {
      const encoded = Buffer.from(key, 'utf8').toString('latin1');
      const answer = await sendMessage(urlOf(0), {}, { 'idempotency-key': encoded });
      expect([answer.status, codeOf(answer)]).toEqual([400, 'request.invalid']);
    },
  );
});
