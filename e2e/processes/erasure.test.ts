import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ask } from './harness/ask.ts';
import { encodingsOf, findBytes } from './harness/canary.ts';
import { contactPath, message } from './harness/contact.ts';
import { contribute, ownWords } from './harness/loads/contribute.ts';
import type { Child } from './harness/servers/child.ts';
import { origin } from './harness/settings.ts';
import { until } from './harness/until.ts';
import { type ApiProcess, openWorld, type World } from './harness/world.ts';

const person = {
  name: 'Zéphyrine Canarywood',
  username: 'canary_zephyrine',
  email: 'Zephyrine.Canarywood@example.org',
  password: 'three slow canaries',
  role: 'both',
  language: 'fr',
};
const toTheTeam = 'canary message to the team';
const canaries = [
  person.name,
  person.username,
  person.email,
  person.password,
  toTheTeam,
  ...Object.values(ownWords),
];

describe('an account that was deleted', () => {
  let world: World;
  let near: ApiProcess;
  let far: ApiProcess;
  let worker: Child;
  let directory: string;
  let cookie: string;
  let sockets: Socket[] = [];
  /** By which accounts are found again: it, too, would say that somebody was here. */
  let fingerprint: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'firstlight-erasure-'));
    world = await openWorld({
      LIVE_IDENTITY: 'accounts',
      LOG_LEVEL: 'trace',
      FILE_STORE_DIRECTORY: directory,
    });
    [near, far, worker] = await Promise.all([world.startApi(), world.startApi(), world.startWorker()]);
    await liveAWholeLife();
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    await world.close();
    await rm(directory, { recursive: true, force: true });
  });

  const mailWith = async (pattern: RegExp) => {
    const found = () =>
      world.mailbox.mailsTo(person.email).find(({ subject, text }) => pattern.test(`${subject}\n${text}`));
    await until(`a mail like ${pattern}`, () => found() !== undefined);
    return found()?.text ?? '';
  };
  const send = (path: string, json: unknown, api = near): Promise<Answer> =>
    ask(api.url, path, { json, headers: cookie ? { cookie } : {} });
  const read = async (path: string, api = near) => {
    const { text } = await ask(api.url, path, { headers: { cookie } });
    return JSON.parse(text);
  };

  /** Everything that could leave a trace, in the order people do it. */
  async function liveAWholeLife(): Promise<void> {
    cookie = '';
    const signedUp = await send('/api/accounts', person);
    expect(signedUp.status).toBe(202);
    cookie = String(signedUp.headers['set-cookie']).split(';')[0] ?? '';
    const [, verification] = /mode=verify#token=([\w-]{43})/.exec(await mailWith(/mode=verify/)) ?? [];
    expect((await send('/api/accounts/verifications', { token: verification })).status).toBe(200);
    cookie = '';
    await send('/api/sessions', { login: person.email, password: 'canary of a wrong password' });
    await send('/api/sessions', { login: person.username, password: person.password.toUpperCase() });
    await send('/api/password-resets', { email: person.email });
    await mailWith(/mode=reset/);

    const signedIn = await send('/api/sessions', { login: person.email, password: person.password });
    cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    await send('/api/me/terms', { version: 'v1.0' });
    const contact = message({ email: person.email, message: toTheTeam, language: 'fr' });
    const headers = { cookie, 'idempotency-key': 'a-key-of-the-browser' };
    expect((await ask(near.url, contactPath, { json: contact, headers })).status).toBe(201);
    await mailWith(/bien reçu/);

    const [user] = await world.database.query<{ id: string }>('select id from users');
    await contribute(world, near.url, { id: user?.id ?? '', username: person.username, cookie });

    expect((await send('/api/me/export', {})).status).toBe(202);
    await mailWith(/données sont prêtes/);
    sockets = [near, far].map(connect);
    await until('both to be connected', () => sockets.every(({ connected }) => connected));
  }

  const connect = ({ url }: ApiProcess): Socket =>
    io(url, {
      transports: ['websocket'],
      extraHeaders: { cookie, origin },
      reconnection: false,
      forceNew: true,
    });

  it('was everywhere before: its archive can be fetched, and what is plain is found in the dump', async () => {
    const { id, state } = await read('/api/me/export');
    expect(state).toBe('ready');
    const file = await ask(far.url, `/api/me/exports/${id}/file`, { headers: { cookie } });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/zip']);
    const plain = [person.name, person.username, ...Object.values(ownWords)];
    const found = findBytes(dump(), encodingsOf(plain));
    expect(found).toEqual(expect.arrayContaining(plain.map((words) => `plain of ${words}`)));
    const [user] = await world.database.query<{ index: string }>(
      `select encode(email_index, 'hex') as index from users where username = $1`,
      [person.username],
    );
    fingerprint = user?.index ?? '';
    expect(fingerprint).toHaveLength(64);
    expect(dump().toString()).toContain(fingerprint);
    const files = (await readdir(directory, { recursive: true })).join('\n');
    for (const kind of [/\.zip$/m, /^avatars\/.*\.webp$/m, /^covers\/.*\.webp$/m])
      expect(files).toMatch(kind);
  });

  it('is signed out on every process at once, its live connections as well', async () => {
    const { username, password } = person;
    expect((await send('/api/me/erasure', { username, password: 'not it' })).status).toBe(403);
    expect((await send('/api/me/erasure', { username, password })).status).toBe(204);
    await until('both to be gone', () => sockets.every(({ connected }) => !connected));
    expect([await read('/api/me'), await read('/api/me', far)]).toEqual([null, null]);
    const again = await send('/api/sessions', { login: person.email, password }, far);
    expect(again.status).toBe(401);
  });

  it('gets one last mail, in its language', async () => {
    expect(await mailWith(/Votre compte a été supprimé/)).toContain('notre dernier e-mail');
    await until('the address to be forgotten', async () => (await rows('farewells')) === 0);
  });

  it('leaves no byte of name, username, address or text in PostgreSQL, queue included', async () => {
    await until('all jobs to be done', async () => (await unfinished()) === 0);
    const text = dump();
    expect(text.length).toBeGreaterThan(10_000);
    expect(text.toString('latin1')).toContain('pgboss.job');
    expect(findBytes(text, encodingsOf(canaries))).toEqual([]);
    expect(text.toString('latin1')).not.toContain(fingerprint);
  });

  it('leaves none in Redis, where also the fingerprints that limit use end within a day', async () => {
    const keys = redis('--scan').trim().split('\n');
    expect(keys.length).toBeGreaterThan(3);
    redis('config', 'set', 'rdbcompression', 'no');
    const copy = join(directory, '..', `${basename(directory)}.rdb`);
    redis('--rdb', copy);
    const everything = await readFile(copy);
    await rm(copy);
    expect(keys.some((key) => everything.includes(key))).toBe(true);
    expect(findBytes(everything, encodingsOf(canaries))).toEqual([]);
    for (const key of keys) {
      const seconds = Number(redis('ttl', key));
      // One that ended a moment ago answers -2; -1 would be one that never ends.
      expect(seconds, key).not.toBe(-1);
      expect(seconds, key).toBeLessThanOrEqual(24 * 60 * 60);
    }
  });

  it('leaves what others answered, without an author', async () => {
    expect(await rows('feedback')).toBe(1);
    expect([await rows('hidden.feedback_authors'), await rows('hidden.tests')]).toEqual([0, 0]);
    expect(await rows('comments')).toBe(2);
    expect(await rows('comments where author_id is null')).toBe(1);
    expect(await rows('notifications')).toBeGreaterThan(0);
    expect(await rows('notifications where actor_id is not null')).toBe(0);
    expect([await rows('reactions'), await rows('projects')]).toEqual([0, 1]);
  });

  it('leaves no file in the store', async () => {
    const files = async () => {
      const found = await readdir(directory, { recursive: true, withFileTypes: true });
      const paths = found
        .filter((entry) => entry.isFile())
        .map(({ name, parentPath }) => join(parentPath, name));
      // That an account was erased is noted by its random id, for the case that a backup is restored.
      return paths.filter((path) => !path.startsWith(join(directory, 'marks')));
    };
    await until('archive and pictures to be removed', async () => (await files()).length === 0);
    for (const file of await files())
      expect(findBytes(await readFile(file), encodingsOf(canaries))).toEqual([]);
  });

  it('was never named in a log', async () => {
    for (const child of [near, far, worker]) {
      // A worker that has no trouble is silent until it stops.
      await child.end('SIGTERM');
      expect(child.output()).toContain('stopped');
      expect(findBytes(Buffer.from(child.output()), encodingsOf(canaries))).toEqual([]);
    }
  });

  /** Everything PostgreSQL would give away, as a backup would: all schemas, with binary columns as hex. */
  const dump = () => execFileSync('pg_dump', ['--dbname', world.database.url], { maxBuffer: 1 << 28 });

  const rows = (table: string) => world.database.count(`select count(*) from ${table}`);
  const unfinished = () =>
    world.database.count(
      `select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name !~ '^__'`,
    );

  const redis = (...command: string[]) =>
    execFileSync('redis-cli', ['-u', world.redis.url, ...command], {
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString();
});
