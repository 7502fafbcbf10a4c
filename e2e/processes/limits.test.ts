import { limits } from '@firstlight/contract/limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, ask, codeOf } from './harness/ask.ts';
import { sendMessage } from './harness/contact.ts';
import { until } from './harness/until.ts';
import { type ApiProcess, openWorld, type World } from './harness/world.ts';

const [perHour] = limits['contact.send'].windows;
const [perMinute] = limits['api.guest'].windows;

describe('limits on two processes', () => {
  let world: World;
  let direct: ApiProcess[];
  let proxied: ApiProcess[];

  beforeAll(async () => {
    world = await openWorld({ LIMIT_FACTOR: '1' });
    const start = (proxies: string) => () => world.startApi({ TRUSTED_PROXIES: proxies });
    direct = await Promise.all([1, 2].map(start('')));
    proxied = await Promise.all([1, 2].map(start('127.0.0.1')));
  });
  beforeEach(() => world.redis.flush());
  afterAll(() => world.close());

  const urlOf = (apis: ApiProcess[], index: number) => apis[index % apis.length]?.url ?? '';

  function thirtyAtOnce(apis: ApiProcess[], forwardedFor: (index: number) => string): Promise<Answer[]> {
    return Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        sendMessage(urlOf(apis, index), {}, { 'x-forwarded-for': forwardedFor(index) }),
      ),
    );
  }

  const accepted = (answers: Answer[]) => answers.filter(({ status }) => status === 201).length;

  it('let exactly the allowed number of parallel sends through, and tell the others when to come back', async () => {
    const answers = await thirtyAtOnce(proxied, () => '203.0.113.1');
    expect(accepted(answers)).toBe(perHour.count);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30 - perHour.count);
    for (const answer of refused) {
      expect(codeOf(answer)).toBe('request.too_many');
      const seconds = Number(answer.headers['retry-after']);
      expect(seconds).toBeGreaterThan(perHour.seconds - 60);
      expect(seconds).toBeLessThanOrEqual(perHour.seconds);
    }
  });

  it('do not believe X-Forwarded-For when no proxy is declared', async () => {
    const answers = await thirtyAtOnce(direct, (index) => `203.0.113.${index}`);
    expect(accepted(answers)).toBe(perHour.count);
  });

  it('believe the declared proxy, and only the address that it added', async () => {
    const guests = await thirtyAtOnce(proxied, (index) => `203.0.113.${index}`);
    expect(accepted(guests)).toBe(30);
    const spoofer = await thirtyAtOnce(proxied, (index) => `198.51.100.${index}, 192.0.2.1`);
    expect(accepted(spoofer)).toBe(perHour.count);
  });

  it('count what a real proxy says, whatever the client claims', async () => {
    const proxy = await world.startProxy(proxied);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        sendMessage(proxy.url, {}, { 'x-forwarded-for': `203.0.113.${index}` }),
      ),
    );
    expect(accepted(answers)).toBe(perHour.count);
  });

  it('count a whole IPv6 network as one', async () => {
    const answers = await thirtyAtOnce(proxied, (index) => `2001:db8:1:2::${index.toString(16)}`);
    expect(accepted(answers)).toBe(perHour.count);
    const elsewhere = await sendMessage(urlOf(proxied, 0), {}, { 'x-forwarded-for': '2001:db8:1:3::1' });
    expect(elsewhere.status).toBe(201);
  });

  it('refuse a guest in the end who never stops asking, and say when to come back', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.200' };
    const question = { json: { topic: 'none', mark: 0 }, headers };
    let [asked, last] = [0, await ask(urlOf(proxied, 0), '/api/test/push', question)];
    await until('a refusal', async () => {
      asked += 1;
      last = await ask(urlOf(proxied, asked), '/api/test/push', question);
      return last.status === 429;
    });
    expect(codeOf(last)).toBe('request.too_many');
    expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(perMinute.seconds);
  });
});
