import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Authenticator, createAuthenticator } from '../../../../testing/people/authenticator.ts';
import { addPasskey, enterWithPasskey } from '../../../../testing/people/passkeys.ts';
import { apart, mailedToken, memberCookie, post, verifiedPerson } from '../../../../testing/people/people.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';

let world: World;
let app: FastifyInstance;
let cookie: string;
const maya = apart();

beforeEach(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
  await verifiedPerson(world, app, maya);
  cookie = await memberCookie(app, maya);
});
afterEach(() => world.close());

const errorCode = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
const list = async () => (await app.inject({ url: '/api/me/passkeys', headers: { cookie } })).json().passkeys;
const add = (authenticator: Authenticator) => addPasskey(app, cookie, authenticator, {});
const enter = (authenticator: Authenticator) => enterWithPasskey(app, authenticator, {});

describe('a password reset', () => {
  async function reset(keep: object): Promise<void> {
    await post(app, '/api/password-resets', { email: maya.email });
    const token = await mailedToken(world, 'reset');
    const look = await post(app, '/api/password-resets/looks', { token });
    expect(look.json().passkeys).toEqual(await list());
    await post(app, '/api/password-resets/completions', { token, password: 'two quiet dawns', ...keep });
  }

  it('leaves the passkeys that were ticked, and no other', async () => {
    const [kept, stranger] = [createAuthenticator(), createAuthenticator()];
    const { id } = (await add(kept)).json();
    await add(stranger);
    await reset({ keep: { passkeys: [id], secondFactor: false } });
    expect((await enter(kept)).statusCode).toBe(200);
    expect(errorCode(await enter(stranger))).toBe('accounts.passkey_refused');
  });

  it('leaves none where nothing was ticked', async () => {
    const authenticator = createAuthenticator();
    await add(authenticator);
    await reset({});
    expect(errorCode(await enter(authenticator))).toBe('accounts.passkey_refused');
  });

  it('leaves none that was being added at that moment', async () => {
    await post(app, '/api/password-resets', { email: maya.email });
    const token = await mailedToken(world, 'reset');
    const keys = Array.from({ length: 10 }, createAuthenticator);
    const added = Promise.all(keys.map((key) => add(key)));
    const done = await post(app, '/api/password-resets/completions', { token, password: 'two quiet dawns' });
    await added;
    expect(done.statusCode).toBe(204);
    expect(await world.database.db.selectFrom('passkeys').select('id').execute()).toEqual([]);
  });
});
