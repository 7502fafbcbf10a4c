import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookiesOf } from '../../../../testing/cookies.ts';
import { createAuthenticator } from '../../../../testing/people/authenticator.ts';
import { addPasskey, enterWithPasskey } from '../../../../testing/people/passkeys.ts';
import { acceptTerms, mailedToken, post } from '../../../../testing/people/people.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';

let world: World;
let app: FastifyInstance;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
});
afterAll(() => world.close());

/** Every order in which four steps of the attacker (a) and four of the victim (v) can fall. */
const orders = ordersOf(4, 4);

function ordersOf(attacker: number, victim: number): string[] {
  if (attacker + victim === 0) return [''];
  return [
    ...(attacker > 0 ? ordersOf(attacker - 1, victim).map((rest) => `a${rest}`) : []),
    ...(victim > 0 ? ordersOf(attacker, victim - 1).map((rest) => `v${rest}`) : []),
  ];
}

const codeIn = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
const signUp = (username: string, email: string, password: string, cookie: string) =>
  post(
    app,
    '/api/accounts',
    { name: 'Maya', username, email, password, role: 'both', language: 'en' },
    { cookie },
  );
const signIn = (login: string, password: string) => post(app, '/api/sessions', { login, password });
const reset = (token: string, password: string) =>
  post(app, '/api/password-resets/completions', { token, password });
const isSignedIn = async (cookie: string) =>
  (await app.inject({ url: '/api/me', headers: { cookie } })).json() !== null;

/** Somebody who wants in before the owner of the address comes. They read none of its mails. */
function attackerOf(email: string, username: string) {
  const password = 'waiting for you';
  const authenticator = createAuthenticator();
  let cookie = '';
  return {
    steps: [
      async () => {
        cookie = cookiesOf(await signUp(username, email, password, cookie));
      },
      async () => {
        const answer = await signIn(email, password);
        if (answer.statusCode === 200) cookie = cookiesOf(answer);
        await acceptTerms(app, cookie);
      },
      async () => void (await addPasskey(app, cookie, authenticator)),
      async () => void (await post(app, '/api/password-resets', { email })),
    ],
    async waysIn(): Promise<string[]> {
      const ways: Record<string, boolean> = {
        session: await isSignedIn(cookie),
        'password by address': (await signIn(email, password)).statusCode === 200,
        'password by username': (await signIn(username, password)).statusCode === 200,
        passkey: (await enterWithPasskey(app, authenticator)).statusCode === 200,
      };
      return Object.keys(ways).filter((way) => ways[way]);
    },
  };
}

/** The owner of the address, who reads its mails and does what the screens offer. */
function victimOf(email: string, username: string) {
  let password = 'three slow tides';
  let cookie = '';
  let wayIn = 0;

  const follow = async () => {
    const token = await newestLink(email, 'verify');
    const verify = (body: object) => post(app, '/api/accounts/verifications', { token, ...body }, { cookie });
    let answer = await verify({});
    if (codeIn(answer) === 'accounts.other_browser') answer = await verify({ password });
    if (answer.statusCode === 200) cookie = cookiesOf(answer);
    if (codeIn(answer) !== 'accounts.wrong_password') return;
    password = 'two quiet dawns';
    expect((await reset(token, password)).statusCode).toBe(204);
  };
  return {
    steps: [
      async () => {
        cookie = cookiesOf(await signUp(username, email, password, cookie));
      },
      follow,
      async () => {
        await post(app, '/api/password-resets', { email });
        password = 'four warm stones';
        expect((await reset(await newestLink(email, 'reset'), password)).statusCode).toBe(204);
      },
      async () => {
        wayIn = (await signIn(email, password)).statusCode;
      },
    ],
    wayIn: () => wayIn,
    getsIn: async () => (await signIn(email, password)).statusCode === 200,
  };
}

async function newestLink(email: string, purpose: 'verify' | 'reset'): Promise<string> {
  await mailedToken(world, purpose);
  const link = new RegExp(`mode=${purpose}#token=([\\w-]{43})`);
  const mails = world.happened.mails.filter(({ to, text }) => to === email && link.test(text));
  // Nothing has come yet: then there is nothing to follow.
  return link.exec(mails.at(-1)?.text ?? '')?.[1] ?? 'a'.repeat(43);
}

describe('an address that a stranger signs up with, too', () => {
  it('comes with seventy orders of who does what when', () => {
    expect(new Set(orders).size).toBe(70);
  });

  it.each(orders)('gives the stranger no way in and its owner one, in the order %s', async (order) => {
    const email = `${order}@example.org`;
    const number = orders.indexOf(order);
    const attacker = attackerOf(email, `stranger_${number}`);
    const victim = victimOf(email, `owner_${number}`);
    const steps = { a: attacker.steps.values(), v: victim.steps.values() };
    for (const who of order) await steps[who as 'a' | 'v'].next().value?.();
    expect(await attacker.waysIn()).toEqual([]);
    expect(victim.wayIn()).toBe(200);
    expect(await victim.getsIn()).toBe(true);
  });
});
