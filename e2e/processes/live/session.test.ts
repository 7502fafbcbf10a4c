import type { TopicsAnswer } from '@firstlight/contract/live.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import { origin } from '../harness/settings.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

const person = {
  name: 'Maya Roux',
  username: 'maya',
  email: 'maya@example.org',
  password: 'three slow tides',
  role: 'both',
  language: 'fr',
};

describe('an account on two processes', () => {
  let world: World;
  let near: ApiProcess;
  let far: ApiProcess;

  beforeAll(async () => {
    world = await openWorld({ LIVE_IDENTITY: 'accounts' });
    [near, far] = await Promise.all([world.startApi(), world.startApi(), world.startWorker()]);
    expect((await ask(near.url, '/api/accounts', { json: person })).status).toBe(202);
    await until('the mail', () => world.mailbox.mailsTo(person.email).length > 0);
    const text = world.mailbox.mailsTo(person.email)[0]?.text ?? '';
    const token = /mode=verify#token=([\w-]{43})/.exec(text)?.[1];
    const json = { token, password: person.password };
    expect((await ask(far.url, '/api/accounts/verifications', { json })).status).toBe(200);
  });
  afterAll(() => world.close());

  async function signIn(): Promise<string> {
    const { login, password } = { login: person.username, password: person.password };
    const answer = await ask(near.url, '/api/sessions', { json: { login, password } });
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    await ask(near.url, '/api/me/terms', { json: { version: 'v1.0' }, headers: { cookie } });
    return cookie;
  }

  const me = async ({ url }: ApiProcess, cookie: string) =>
    JSON.parse((await ask(url, '/api/me', { headers: { cookie } })).text);

  const connect = ({ url }: ApiProcess, cookie: string): Socket =>
    io(url, {
      transports: ['websocket'],
      extraHeaders: { cookie, origin },
      reconnection: false,
      forceNew: true,
    });

  async function followsThemselves(socket: Socket): Promise<boolean> {
    const { granted }: TopicsAnswer = await socket.emitWithAck('subscribe', ['me']);
    socket.close();
    return granted.length > 0;
  }

  it('gets its mail in its language', () => {
    expect(world.mailbox.mailsTo(person.email)[0]?.subject).toBe('Confirmez votre adresse e-mail');
  });

  it('is dead everywhere within a second of signing out, its live connections too', async () => {
    const cookie = await signIn();
    expect(await me(far, cookie)).toMatchObject({ username: 'maya' });
    const sockets = [connect(near, cookie), connect(far, cookie)];
    await until('both to be connected', () => sockets.every(({ connected }) => connected));
    expect(await followsThemselves(connect(far, cookie))).toBe(true);

    const out = await ask(near.url, '/api/sessions/current', { method: 'DELETE', headers: { cookie } });
    expect(out.status).toBe(204);
    await until('both to be gone', () => sockets.every(({ connected }) => !connected));
    expect(await me(near, cookie)).toBeNull();
    expect(await me(far, cookie)).toBeNull();

    expect(await followsThemselves(connect(far, cookie))).toBe(false);
  });

  it('is dead everywhere within a second of being ended from another session, and stays so', async () => {
    const [mine, other] = [await signIn(), await signIn()];
    const sockets = [connect(near, other), connect(far, other)];
    const own = connect(far, mine);
    await until('all to be connected', () => [...sockets, own].every(({ connected }) => connected));
    const list = await ask(far.url, '/api/me/sessions', { headers: { cookie: other } });
    const [{ id }] = JSON.parse(list.text).sessions;

    const ended = await ask(near.url, `/api/me/sessions/${id}`, {
      method: 'DELETE',
      headers: { cookie: mine },
    });
    expect(ended.status).toBe(204);
    await until('both to be gone', () => sockets.every(({ connected }) => !connected));
    expect([await me(near, other), await me(far, other)]).toEqual([null, null]);
    expect(own.connected).toBe(true);
    own.close();
  });

  it('is a guest to the live connection before the terms are accepted', async () => {
    await world.database.query('delete from terms_acceptances');
    const answer = await ask(near.url, '/api/sessions', {
      json: { login: 'maya', password: person.password },
    });
    const socket = connect(far, String(answer.headers['set-cookie']).split(';')[0] ?? '');
    expect(await followsThemselves(socket)).toBe(false);
  });

  it('never shows up in a mail under somebody else’s host', async () => {
    await ask(near.url, '/api/password-resets', {
      json: { email: person.email },
      headers: { host: 'evil.example' },
    });
    const isReset = ({ subject }: { subject?: string | undefined }) =>
      subject?.includes('mot de passe') ?? false;
    await until('the mail', () => world.mailbox.mailsTo(person.email).some(isReset));
    const mail = world.mailbox.mailsTo(person.email).find(isReset);
    expect(`${mail?.html}${mail?.text}`).not.toContain('evil');
    expect(mail?.text).toContain(`${origin}/auth?mode=reset`);
  });

  it('keeps one session of many when its password changes, and one live connection', async () => {
    const [mine, ...others] = [await signIn(), await signIn(), await signIn()];
    const sockets = others.flatMap((cookie) => [connect(near, cookie), connect(far, cookie)]);
    const own = connect(far, mine ?? '');
    await until('all to be connected', () => [...sockets, own].every(({ connected }) => connected));

    const answer = await ask(near.url, '/api/me/password', {
      method: 'PUT',
      json: { current: person.password, password: person.password },
      headers: { cookie: mine ?? '' },
    });
    expect(answer.status).toBe(204);
    await until('the others to be gone', () => sockets.every(({ connected }) => !connected));
    expect(await Promise.all(others.map((cookie) => me(far, cookie)))).toEqual([null, null]);
    expect(own.connected).toBe(true);
    own.close();
  });
});
