import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ask, codeOf, type Question } from './harness/ask.ts';
import { contactPath, message } from './harness/contact.ts';
import { hostileContentTypes } from './harness/content-types.ts';
import { type ApiProcess, openWorld, type World } from './harness/world.ts';

describe('hostile HTTP', () => {
  let world: World;
  let api: ApiProcess;

  beforeAll(async () => {
    world = await openWorld();
    api = await world.startApi();
  });
  afterAll(() => world.close());

  const json = { 'content-type': 'application/json' };
  const send = (question: Question, path: string = contactPath) => ask(api.url, path, question);
  const sendText = (body: string) => send({ body, headers: json });
  const outcome = (answer: Answer) => [answer.status, codeOf(answer)];
  const stored = () => world.database.count('select count(*) from contact_messages');

  it('ends a request whose body stalls', async () => {
    const { port } = new URL(api.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST ${contactPath} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
    );
    socket.resume();
    await new Promise((closed) => socket.on('close', closed));
  });

  it('gets no spelling of Content-Type past the checks', async () => {
    expect(hostileContentTypes.length).toBeGreaterThanOrEqual(60);
    const invalid = JSON.stringify({ ...message(), email: 'nobody', extra: true });
    for (const type of hostileContentTypes) {
      const answer = await send({ body: invalid, headers: { 'content-type': type } });
      const isRefused = answer.status === 415 || codeOf(answer) === 'request.invalid';
      expect([type, isRefused]).toEqual([type, true]);
    }
    expect(await stored()).toBe(0);
  });

  it('gets an invalid body past the checks neither without a type nor with another method', async () => {
    const body = JSON.stringify({ ...message(), email: 'nobody' });
    expect((await send({ body })).status).toBe(415);
    for (const method of ['PUT', 'PATCH', 'DELETE', 'GET', 'OPTIONS', 'TRACE'])
      expect((await send({ method, headers: json, body })).status).toBeLessThan(500);
    expect(await stored()).toBe(0);
  });

  it.each([
    [
      'NUL in a value',
      '{"topic":"question","email":"a@b.org","message":"1234567890\\u0000","language":"en"}',
    ],
    ['NUL in a key', '{"topic":"question","a\\u0000":1}'],
    ['a raw control character', '{"topic":"\u0001"}'],
    ['nothing', ''],
    ['half an object', '{"topic":'],
    ['two objects', '{}{}'],
    ['NaN', '{"topic":NaN}'],
    ['a deep array', '['.repeat(30_000)],
  ])('is malformed with %s', async (_what, body) => {
    expect(outcome(await sendText(body))).toEqual([400, 'request.malformed']);
  });

  it.each([
    ['__proto__', '{"__proto__":{"topic":"question"}}'],
    ['constructor', '{"constructor":{"prototype":{"topic":"question"}}}'],
    ['a deep object', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['a deep array that closes', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['deep nesting around a NUL', `${'['.repeat(10_000)}"\\u0000"${']'.repeat(10_000)}`],
    ['huge numbers', '{"topic":1e400,"email":9007199254740993,"message":-0,"language":1e-400}'],
    ['an array', '[]'],
    ['a string', '"question"'],
    ['null', 'null'],
    [
      '1,000 unknown keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [i, i]))),
    ],
  ])('is refused with %s', async (_what, body) => {
    expect((await sendText(body)).status).toBe(400);
  });

  it('may repeat a key: the last one is checked', async () => {
    const good = JSON.stringify(message()).slice(0, -1);
    expect(outcome(await sendText(`${good},"topic":"evil"}`))).toEqual([400, 'request.invalid']);
  });

  it('may hold lone surrogates, bidirectional marks and emoji: they are text', async () => {
    const body = JSON.stringify(message()).replace('How do I', '\\ud800 \\udfff \u202e\u2066 👩‍👩‍👧');
    expect((await sendText(body)).status).toBe(201);
  });

  it('is too large beyond the limit, whether it says so first or not', async () => {
    const said = await send({ body: '{', headers: { ...json, 'content-length': '1000000' } });
    expect(outcome(said)).toEqual([413, 'request.too_large']);
    const body = JSON.stringify(message({ message: 'x'.repeat(80_000) }));
    const unsaid = await send({ body, headers: { ...json, 'transfer-encoding': 'chunked' } });
    expect(outcome(unsaid)).toEqual([413, 'request.too_large']);
  });

  it.each([
    ...['/%00', '/api/%00', `${contactPath}%00`, '/%', '/%ff', '/%c0%ae%c0%ae/', '/..%2f..%2fetc/passwd'],
    ...[
      '//evil.example/',
      '/\\evil.example',
      '/api//contact/messages',
      '/api/contact/messages/',
      '/API/CONTACT',
    ],
    ...['/?__proto__[x]=1', '/assets/../../package.json'],
    ...['/index.html', '/pages.json', '/.env', '/*', '*'],
  ])('finds nothing and breaks nothing at %s', async (path) => {
    const answers = [await send({}, path), await send({ json: message() }, path)];
    for (const { status, text } of answers) {
      expect([200, 400, 404, 414, 415]).toContain(status);
      expect(text).not.toContain('root:');
      expect(text).not.toContain('"dependencies"');
    }
    expect(answers[1]?.status).not.toBe(200);
  });

  it('finds nothing at an endless address', async () => {
    for (const path of [`/${'a'.repeat(8_000)}`, `/api/${'a/'.repeat(4_000)}`, `/?${'a=b&'.repeat(2_000)}`])
      expect((await send({}, path)).status).toBeLessThan(500);
  });

  it('may claim any Host: the answer never repeats it', async () => {
    for (const host of [
      'evil.example',
      'evil.example:99999',
      '"><script>',
      'a'.repeat(2_000),
      '127.0.0.1@evil',
    ]) {
      const headers = { host, 'x-forwarded-host': host, forwarded: `host=${host}`, 'x-forwarded-proto': 'x' };
      for (const path of ['/', '/api/docs', '/nowhere']) {
        const answer = await send({ headers }, path);
        expect(answer.status).toBeLessThan(500);
        expect(answer.text + JSON.stringify(answer.headers)).not.toContain('evil');
      }
    }
  });
});
