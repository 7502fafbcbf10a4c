import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newToken } from '../../../../platform/crypto/secret-token.ts';
import { totpCode, totpStep } from '../../../../platform/crypto/totp.ts';
import { cookiesOf } from '../../../../testing/cookies.ts';
import {
  apart,
  mailedToken,
  memberCookie,
  post,
  signIn,
  verifiedPerson,
} from '../../../../testing/people/people.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { insertChallenge } from '../passkeys/challenges.queries.ts';
import { findKey } from './second-factors.queries.ts';

let world: World;
let app: FastifyInstance;
let cookie: string;
const maya = apart();

beforeEach(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
  await verifiedPerson(world, app, maya);
  cookie = await memberCookie(app, maya);
  world.happened.jobs.length = 0;
});
afterEach(() => world.close());

const errorCode = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
const userId = async () =>
  (await world.database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id;
const pass = (seconds: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000);
};
const own = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
  app.inject({
    method,
    url: `/api/me/second-factor${path}`,
    headers: { cookie },
    ...(payload && { payload }),
  });
const knock = (login = 'maya') => post(app, '/api/sessions', { login, password: maya.password });
const give = (code: string, asked: string) => post(app, '/api/sessions/codes', { code }, { cookie: asked });

/** What her app would show now. */
async function shownCode(distance = 0): Promise<string> {
  const factor = await findKey(world.database.db, world.engines.vault, await userId());
  return totpCode(factor?.key ?? Buffer.alloc(0), totpStep(world.clock.now) + distance);
}

/** One that it shows neither now nor just before or after. */
async function wrongCode(): Promise<string> {
  const shown = await Promise.all([-1, 0, 1].map(shownCode));
  return ['000000', '111111', '222222', '333333'].find((code) => !shown.includes(code)) ?? '';
}

/** Turns it on, and lets the half minute of the confirming code pass. */
async function enrol(): Promise<string[]> {
  await own('POST');
  const answer = await own('POST', '/confirmations', { code: await shownCode() });
  expect(answer.statusCode).toBe(201);
  pass(60);
  return answer.json().recoveryCodes;
}

/** As many browsers that have given the right password, without the time it takes to compare it. */
async function waitingBrowsers(count: number): Promise<string[]> {
  const id = await userId();
  const expiresAt = new Date(world.clock.now.getTime() + 60_000);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { token, tokenHash } = newToken();
      await insertChallenge(world.database.db, { tokenHash, purpose: 'code', userId: id, expiresAt });
      return `__Host-code=${token}`;
    }),
  );
}

const successes = (answers: { statusCode: number }[]) =>
  answers.filter(({ statusCode }) => statusCode === 200).length;

describe('turning it on', () => {
  it('asks for nothing until a first code confirms the key', async () => {
    const { key, address } = (await own('POST')).json();
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toBe(`otpauth://totp/Firstlight:maya?secret=${key}&issuer=Firstlight`);
    expect((await own('GET')).json()).toEqual({ since: null, recoveryCodesLeft: 0 });
    expect((await knock()).statusCode).toBe(200);
    expect(errorCode(await own('POST', '/confirmations', { code: await wrongCode() }))).toBe(
      'accounts.wrong_code',
    );
  });

  it('gives ten recovery codes, tells the owner, and keeps neither key nor codes readable', async () => {
    const { key } = (await own('POST')).json();
    const answer = await own('POST', '/confirmations', { code: await shownCode() });
    const codes: string[] = answer.json().recoveryCodes;
    expect(new Set(codes).size).toBe(10);
    expect((await own('GET')).json()).toEqual({
      since: world.clock.now.toISOString(),
      recoveryCodesLeft: 10,
    });
    expect(world.happened.jobs).toMatchObject([
      { name: 'accounts.mail-secured', payload: { how: 'secondFactorAdded' } },
    ]);
    const { rows } = await world.database.pool.query(
      'select second_factors::text as row from second_factors union all select recovery_codes::text from recovery_codes',
    );
    for (const secret of [key, ...codes]) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('happens once, and never replaces a key in force', async () => {
    await own('POST');
    const code = await shownCode();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => own('POST', '/confirmations', { code })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(errorCode(await own('POST'))).toBe('accounts.second_factor_on');
    expect((await own('GET')).json().recoveryCodesLeft).toBe(10);
  });
});

describe('signing in then', () => {
  it.each(['maya', maya.email])('with %s asks for a code, and opens nothing before', async (login) => {
    await enrol();
    const answer = await knock(login);
    expect(answer.statusCode).toBe(401);
    expect(errorCode(answer)).toBe('accounts.code_needed');
    const asked = cookiesOf(answer);
    expect(asked).toMatch(/^__Host-code=[\w-]{43}$/);
    const before = await app.inject({ url: '/api/me', headers: { cookie: asked } });
    expect(before.json()).toBeNull();

    expect(errorCode(await give(await wrongCode(), asked))).toBe('accounts.wrong_code');
    const code = await shownCode();
    const opened = await give(` ${code.slice(0, 3)} ${code.slice(3)}`, asked);
    expect(opened.json()).toMatchObject({ username: 'maya' });
    expect(cookiesOf(opened)).toMatch(/^__Host-session=/);
  });

  it('says the same to a wrong password as without it', async () => {
    await enrol();
    const answer = await post(app, '/api/sessions', { login: 'maya', password: 'wrong but long' });
    expect(errorCode(answer)).toBe('accounts.wrong_credentials');
  });

  it('takes a recovery code, once, however it was copied', async () => {
    const [code = ''] = await enrol();
    expect((await give(code.toUpperCase().replace('-', ' '), cookiesOf(await knock()))).statusCode).toBe(200);
    expect(errorCode(await give(code, cookiesOf(await knock())))).toBe('accounts.wrong_code');
    expect((await own('GET')).json().recoveryCodesLeft).toBe(9);
  });

  it('refuses the code that was just used, and the one before it', async () => {
    await enrol();
    const code = await shownCode();
    expect((await give(code, cookiesOf(await knock()))).statusCode).toBe(200);
    const asked = cookiesOf(await knock());
    expect(errorCode(await give(code, asked))).toBe('accounts.wrong_code');
    expect(errorCode(await give(await shownCode(-1), asked))).toBe('accounts.wrong_code');
    expect((await give(await shownCode(1), asked)).statusCode).toBe(200);
  });

  it('lets one of a hundred in with one code', async () => {
    await enrol();
    const code = await shownCode();
    const browsers = await waitingBrowsers(100);
    expect(successes(await Promise.all(browsers.map((asked) => give(code, asked))))).toBe(1);
  });

  it('lets one of a hundred in with one recovery code', async () => {
    const [code = ''] = await enrol();
    const browsers = await waitingBrowsers(100);
    expect(successes(await Promise.all(browsers.map((asked) => give(code, asked))))).toBe(1);
  });

  it('opens one session for one right password, and leaves the other recovery codes unused', async () => {
    const codes = await enrol();
    const [asked = ''] = await waitingBrowsers(1);
    expect(successes(await Promise.all(codes.map((code) => give(code, asked))))).toBe(1);
    expect((await own('GET')).json().recoveryCodesLeft).toBe(9);
  });

  it('judges five codes for one right password, then wants the password again', async () => {
    await enrol();
    const [asked = ''] = await waitingBrowsers(1);
    const wrong = await wrongCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(wrong, asked)));
    expect(answers.filter((answer) => errorCode(answer) === 'accounts.wrong_code')).toHaveLength(5);
    expect(errorCode(await give(await shownCode(), asked))).toBe('accounts.challenge_expired');
  });

  it('waits ten minutes for the code, in the browser that gave the password', async () => {
    await enrol();
    const asked = cookiesOf(await knock());
    expect(errorCode(await give(await shownCode(), ''))).toBe('accounts.challenge_expired');
    pass(601);
    expect(errorCode(await give(await shownCode(), asked))).toBe('accounts.challenge_expired');
  });

  it('counts codes per account, from wherever they come', async () => {
    await enrol();
    const taken: string[] = [];
    const counting = await world.app({ takeLimit: async (name, key) => void taken.push(`${name} ${key}`) });
    const [asked = ''] = await waitingBrowsers(1);
    await post(counting, '/api/sessions/codes', { code: await wrongCode() }, { cookie: asked });
    expect(taken).toContain(`accounts.codes ${await userId()}`);
  });
});

describe('it stays', () => {
  async function reset(keep: object): Promise<void> {
    await post(app, '/api/password-resets', { email: maya.email });
    const token = await mailedToken(world, 'reset');
    const look = await post(app, '/api/password-resets/looks', { token });
    expect(look.json().secondFactorSince).toMatch(/^2026-11-16T10:0/);
    await post(app, '/api/password-resets/completions', { token, password: 'two quiet dawns', ...keep });
  }

  const comeBack = () => post(app, '/api/sessions', { login: 'maya', password: 'two quiet dawns' });

  it('after a password reset by whoever ticks it, which also ends sign-ins that wait for a code', async () => {
    await enrol();
    const asked = cookiesOf(await knock());
    await reset({ keep: { passkeys: [], secondFactor: true } });
    expect(errorCode(await give(await shownCode(), asked))).toBe('accounts.challenge_expired');
    expect(errorCode(await comeBack())).toBe('accounts.code_needed');
  });

  it('not after a password reset by anybody else, with no recovery code', async () => {
    await enrol();
    await reset({});
    expect((await comeBack()).statusCode).toBe(200);
    expect(await world.database.db.selectFrom('recoveryCodes').select('userId').execute()).toEqual([]);
  });

  it('until it is removed by somebody who gave the password within the hour', async () => {
    const [code = ''] = await enrol();
    pass(3600);
    expect(errorCode(await own('DELETE'))).toBe('accounts.password_needed');
    expect(errorCode(await own('POST', '/recovery-codes'))).toBe('accounts.password_needed');
    await post(app, '/api/me/password-confirmations', { password: maya.password }, { cookie });
    world.happened.jobs.length = 0;
    expect((await own('DELETE')).statusCode).toBe(204);
    expect((await own('DELETE')).statusCode).toBe(204);
    expect(world.happened.jobs).toMatchObject([{ payload: { how: 'secondFactorRemoved' } }]);
    expect(await signIn(app, maya)).toMatch(/^__Host-session=/);
    const [asked = ''] = await waitingBrowsers(1);
    expect(errorCode(await give(code, asked))).toBe('accounts.wrong_code');
  });
});

describe('new recovery codes', () => {
  it('replace the old ones', async () => {
    const [old = ''] = await enrol();
    const [fresh = ''] = (await own('POST', '/recovery-codes')).json().recoveryCodes;
    const [first = '', second = ''] = await waitingBrowsers(2);
    expect(errorCode(await give(old, first))).toBe('accounts.wrong_code');
    expect((await give(fresh, second)).statusCode).toBe(200);
  });

  it('are not for those who have no second factor', async () => {
    expect(errorCode(await own('POST', '/recovery-codes'))).toBe('request.not_found');
  });
});
