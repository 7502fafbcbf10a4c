import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../core/app-error.ts';
import { makePerson } from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { forgetSubscriptions, mailLink } from '../newsletter.jobs.ts';
import { linkToken } from './link-token.ts';
import { mountUnsubscribe } from './mount-unsubscribe.ts';
import { findSubscriptionOf, listConsents } from './subscriptions.queries.ts';

let world: World;
let app: FastifyInstance;
const start = new Date('2026-11-16T10:00:00.000Z');

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
  mountUnsubscribe(app, { ctx: world.ctx, takeLimit: async () => undefined });
});
afterAll(() => world.close());
beforeEach(() => {
  world.clock.now = new Date(start);
  world.happened.jobs.length = 0;
  world.happened.mails.length = 0;
});

const ask = (method: 'POST' | 'PATCH', url: string, payload: object, cookie?: string) =>
  app.inject({ method, url, payload, headers: cookie ? { cookie } : {} });
const someone = () => `${randomUUID()}@firstlight.example`;
const wish = { frequency: 'weekly', interests: ['food', 'local'], language: 'fr' };
const subscribe = (email: string, changes = {}) =>
  ask('POST', '/api/newsletter/subscriptions', { ...wish, email, ...changes });
const rowOf = (email: string) => findSubscriptionOf(world.ctx.db, world.ctx.vault, email);
async function token(email: string, purpose: 'confirm' | 'manage' | 'leave') {
  const row = await rowOf(email);
  if (!row) throw new Error('no such row');
  return linkToken(world.ctx.vault, purpose, row);
}
const confirm = async (email: string) =>
  ask('POST', '/api/newsletter/confirmations', { token: await token(email, 'confirm') });
async function reader(): Promise<string> {
  const email = someone();
  await subscribe(email);
  await confirm(email);
  return email;
}
async function runMails() {
  for (const { name, payload } of world.happened.jobs.splice(0))
    if (name === mailLink.name) await mailLink.run(world.jobCtx, payload);
  return world.happened.mails.splice(0);
}

describe('asking for the newsletter', () => {
  it('gets every address the same answer, and a known one keeps what it chose', async () => {
    const known = await reader();
    const answers = [
      await subscribe(known, { frequency: 'monthly', interests: [] }),
      await subscribe(someone()),
    ];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, '{"state":"check_inbox"}'],
      [200, '{"state":"check_inbox"}'],
    ]);
    expect(await rowOf(known)).toMatchObject({ state: 'confirmed', frequency: 'weekly', interests: 24 });
  });

  it.each(['', 'maya', 'maya@', 'a@b.example, c@d.example'])('refuses %j as an address', async (email) => {
    const answer = await subscribe(email);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.fields).toEqual(['email']);
  });

  it('mails one link a day to an address, whoever types it and however it is spelt', async () => {
    const email = someone();
    for (const spelling of [email, email.toUpperCase(), email.replace('@', '+x@')]) await subscribe(spelling);
    await ask('POST', '/api/newsletter/links', { email });
    expect(await runMails()).toHaveLength(1);
  });

  it('mails the link that confirms, in the language asked for, to whoever does not get the letters yet', async () => {
    const email = someone();
    await subscribe(email);
    const [mail] = await runMails();
    expect(mail).toMatchObject({ to: email, subject: 'Confirmez votre newsletter' });
    expect(mail?.text).toContain(`/newsletter#confirm=${await token(email, 'confirm')}`);
  });

  it('mails a reader the way to change it, and an unknown address that wants such a link nothing', async () => {
    const known = await reader();
    world.happened.jobs.length = 0;
    await subscribe(known);
    await ask('POST', '/api/newsletter/links', { email: someone() });
    expect(world.happened.jobs).toHaveLength(2);
    const mails = await runMails();
    expect(mails.map(({ to }) => to)).toEqual([known]);
    expect(mails[0]?.text).toContain(`/newsletter#manage=${await token(known, 'manage')}`);
  });

  it('stores no address in a readable form', async () => {
    await subscribe('canary-reader@firstlight.example');
    const { rows } = await world.database.pool.query<{ row: string }>(
      `select t::text || encode(email, 'escape') as row from newsletter_subscriptions t`,
    );
    expect(rows.map(({ row }) => row).join()).not.toMatch(/canary|firstlight/);
  });

  it('lets a member in at once under the address of their account, and under no other', async () => {
    const { cookie } = await makePerson(world, 'letterreader');
    const own = await ask('POST', '/api/newsletter/subscriptions', wish, cookie);
    expect(own.json()).toEqual({ state: 'subscribed' });
    const other = await ask('POST', '/api/newsletter/subscriptions', { ...wish, email: someone() }, cookie);
    expect(other.json()).toEqual({ state: 'check_inbox' });
    const read = await ask('POST', '/api/newsletter/subscription/readings', {}, cookie);
    expect(read.json().subscription).toMatchObject({ frequency: 'weekly', interests: ['food', 'local'] });
  });
});

describe('the link that confirms', () => {
  it('works once, for a week, and opens nothing else', async () => {
    const email = someone();
    await subscribe(email);
    const link = await token(email, 'confirm');
    const manage = await ask('PATCH', '/api/newsletter/subscription', { token: link, frequency: 'off' });
    expect(manage.statusCode).toBe(404);
    expect((await confirm(email)).json().manageToken).toEqual(expect.any(String));
    const again = await ask('POST', '/api/newsletter/confirmations', { token: link });
    expect(again.json()).toEqual({ manageToken: null });
    expect((await listConsents(world.ctx.db, (await rowOf(email))?.id ?? '')).map(({ act }) => act)).toEqual([
      'asked',
      'confirmed',
    ]);
  });

  it.each([
    ['2026-11-23T09:59:59.000Z', true],
    ['2026-11-23T10:00:00.000Z', false],
  ])('works at %s: %s', async (at, works) => {
    const email = someone();
    await subscribe(email);
    world.clock.now = new Date(at);
    expect((await confirm(email)).json().manageToken !== null).toBe(works);
  });

  it('is nothing that a stranger can make', async () => {
    for (const made of ['x'.repeat(46), Buffer.alloc(34).toString('base64url'), 'short-link-x']) {
      const answer = await ask('POST', '/api/newsletter/confirmations', { token: made });
      expect(answer.json()).toEqual({ manageToken: null });
    }
  });
});

describe('a reader', () => {
  it('changes how often, about what and in which language by the link of a mail', async () => {
    const email = await reader();
    const link = await token(email, 'manage');
    const changes = { frequency: 'monthly', interests: ['dev'], language: 'en' };
    const { address, ...changed } = (
      await ask('PATCH', '/api/newsletter/subscription', { token: link, ...changes })
    ).json();
    expect(changed).toEqual({ ...changes, since: '2026-11-16', nextAt: '2026-12-06T16:00:00.000Z' });
    expect(address).toBe(`${email.slice(0, 2)}…@firstlight.example`);
  });

  it('leaves with one press, comes back within the hour, and not after it', async () => {
    const email = await reader();
    const link = await token(email, 'manage');
    const change = (frequency: string) =>
      ask('PATCH', '/api/newsletter/subscription', { token: link, frequency });
    expect((await change('off')).json()).toMatchObject({ frequency: 'off', nextAt: null });
    world.clock.now = new Date(start.getTime() + 59 * 60_000);
    expect((await change('weekly')).json()).toMatchObject({ frequency: 'weekly' });
    await change('off');
    world.clock.now = new Date(world.clock.now.getTime() + 61 * 60_000);
    expect((await change('weekly')).statusCode).toBe(404);
  });

  it('who left is asked by mail before anything comes again, and old links are dead then', async () => {
    const email = await reader();
    const old = await token(email, 'manage');
    await ask('PATCH', '/api/newsletter/subscription', { token: old, frequency: 'off' });
    await subscribe(email);
    expect((await rowOf(email))?.state).toBe('unsubscribed');
    await confirm(email);
    expect((await rowOf(email))?.state).toBe('confirmed');
    const answer = await ask('PATCH', '/api/newsletter/subscription', { token: old, frequency: 'off' });
    expect(answer.statusCode).toBe(404);
  });
});

it('by the link that leaves, a reader can have the monthly letter instead, and nothing else', async () => {
  const email = await reader();
  const link = await token(email, 'leave');
  const change = (changes: object) =>
    ask('PATCH', '/api/newsletter/subscription', { token: link, ...changes });
  expect((await change({ frequency: 'weekly' })).statusCode).toBe(404);
  expect((await change({ frequency: 'monthly', interests: [] })).statusCode).toBe(404);
  expect((await change({ frequency: 'monthly' })).json()).toMatchObject({ frequency: 'monthly' });
});

describe('the address in the header of a letter', () => {
  const forms = [
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=x', '--x\r\n\r\nList-Unsubscribe=One-Click\r\n--x--'],
  ] as const;

  it.each(forms)(
    'leaves by a POST of %s, from anywhere, without cookie or redirect',
    async (type, payload) => {
      const email = await reader();
      const url = `/unsubscribe/${await token(email, 'leave')}`;
      const headers = { 'content-type': type, origin: 'https://mailbox.example' };
      for (let time = 0; time < 2; time += 1) {
        const answer = await app.inject({ method: 'POST', url, headers, payload });
        expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
      }
      const row = await rowOf(email);
      expect(row?.state).toBe('unsubscribed');
      const consents = await listConsents(world.ctx.db, row?.id ?? '');
      expect(consents.filter(({ act }) => act === 'left')).toMatchObject([{ way: 'one_click' }]);
    },
  );

  it('leaves nobody by GET or HEAD, however often, and leads to the page with the button', async () => {
    const email = await reader();
    const url = `/unsubscribe/${await token(email, 'leave')}`;
    for (let time = 0; time < 100; time += 1)
      for (const method of ['GET', 'HEAD'] as const) await app.inject({ method, url });
    expect((await rowOf(email))?.state).toBe('confirmed');
    const { headers } = await app.inject({ method: 'GET', url });
    expect(headers.location).toMatch(/^\/newsletter#leave=[\w-]{46}$/);
  });

  it('returns 200 to a forged link without a connection to the database', async () => {
    const connect = vi.spyOn(world.database.pool, 'connect');
    const answer = await app.inject({ method: 'POST', url: `/unsubscribe/${'x'.repeat(46)}` });
    expect([answer.statusCode, answer.body]).toEqual([200, 'OK\n']);
    expect(connect).not.toHaveBeenCalled();
    connect.mockRestore();
  });

  it('is limited by address', async () => {
    const limited = await world.app(unlimited);
    const takeLimit = vi.fn(async () => {
      throw new AppError('request.too_many', { retryAfterSeconds: 1 });
    });
    mountUnsubscribe(limited, { ctx: world.ctx, takeLimit });
    const url = `/unsubscribe/${await token(await reader(), 'leave')}`;
    const answer = await limited.inject({ method: 'POST', url, remoteAddress: '192.0.2.7' });
    expect(answer.statusCode).toBe(429);
    expect(takeLimit.mock.calls).toEqual([['newsletter.leave', '192.0.2.7']]);
  });
});

it('what nobody confirmed is forgotten after a week, and proofs of those who left after a year', async () => {
  const [waiting, reading, gone] = [someone(), await reader(), await reader()];
  await subscribe(waiting);
  await ask('PATCH', '/api/newsletter/subscription', {
    token: await token(gone, 'manage'),
    frequency: 'off',
  });
  const left = async (now: string) => {
    await forgetSubscriptions.run({ ...world.jobCtx, now: () => new Date(now) }, {});
    return Promise.all([waiting, reading, gone].map(async (email) => (await rowOf(email)) !== undefined));
  };
  expect(await left('2026-11-23T09:59:59Z')).toEqual([true, true, true]);
  expect(await left('2026-11-23T10:00:01Z')).toEqual([false, true, true]);
  expect(await left('2027-11-16T10:00:01Z')).toEqual([false, true, false]);
});
