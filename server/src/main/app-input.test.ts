import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, codeOf, goodMessage, postMessage } from '../testing/contact-post.ts';
import { testWorld, type World } from '../testing/world.ts';

let world: World;
let app: FastifyInstance;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app();
});
afterAll(() => world.close());

const post = (call?: Call) => postMessage(app, call);

describe('input', () => {
  it('that is good is accepted', async () => {
    const answer = await post();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ id: expect.any(String), replyBy: '2026-11-18T17:00:00.000Z' });
  });

  it.each([
    ['a number for a text', { ...goodMessage, message: 12_345_678_901 }, ['message']],
    ['null for a text', { ...goodMessage, email: null }, ['email']],
    ['an array for a text', { ...goodMessage, message: [goodMessage.message] }, ['message']],
    ['an unknown field', { ...goodMessage, role: 'admin' }, ['role']],
    ['an unknown choice', { ...goodMessage, topic: 'spam' }, ['topic']],
    ['nothing at all', {}, ['topic', 'email', 'message', 'language']],
    ['several faults', { ...goodMessage, email: 'nobody', message: 'short' }, ['email', 'message']],
  ])('with %s is refused, and the fields are named', async (_, payload, fields) => {
    const answer = await post({ payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 'request.invalid', fields } });
  });

  it.each(['null', '[]', '"text"', '7', 'true'])(
    'that is %s instead of an object is refused',
    async (payload) => {
      expect(codeOf(await post({ payload }))).toBe('request.invalid');
    },
  );

  it('cannot reach prototypes', async () => {
    const payload = JSON.stringify(goodMessage).replace('{', '{"__proto__":{"topic":"press"},');
    expect(codeOf(await post({ payload }))).toBe('request.invalid');
  });

  it.each(['', '{', '{"topic":}', '{topic:1}', '\u0000', 'a=b'])(
    'that is not JSON (%j) is refused',
    async (payload) => {
      expect(codeOf(await post({ payload }))).toBe('request.malformed');
    },
  );

  it.each([
    ['a text', { ...goodMessage, message: `${goodMessage.message}\0` }],
    ['a key', { ...goodMessage, 'a\0b': 1 }],
    ['a nested text', { ...goodMessage, extra: { list: ['\0'] } }],
  ])('with NUL in %s is refused', async (_, payload) => {
    expect(codeOf(await post({ payload }))).toBe('request.malformed');
  });

  it('may speak of \\u0000 without being it', async () => {
    const payload = { ...goodMessage, message: 'In JSON one writes \\u0000 for NUL.' };
    expect((await post({ payload })).statusCode).toBe(201);
  });

  it.each(['/api/contact/messages?a=%00', '/api/%00', '/%00'])(
    'with NUL in the address %s is refused',
    async (url) => {
      expect(codeOf(await post({ url }))).toBe('request.malformed');
    },
  );

  it('of more than 64 kB is refused', async () => {
    const answer = await post({ payload: { ...goodMessage, message: 'x'.repeat(70_000) } });
    expect(answer.statusCode).toBe(413);
    expect(codeOf(answer)).toBe('request.too_large');
  });
});

describe('a content type', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'application/json-patch+json',
    'text/json',
    'json',
    '*/*',
  ])('of %s is refused', async (type) => {
    const answer = await post({ headers: { 'content-type': type } });
    expect([answer.statusCode, codeOf(answer)]).toEqual([415, 'request.unsupported_type']);
  });

  it.each(contentTypeSpellings())('spelt %j never skips the checks', async (type) => {
    const answer = await post({
      payload: { ...goodMessage, role: 'admin' },
      headers: { 'content-type': type },
    });
    expect([400, 415]).toContain(answer.statusCode);
  });
});

/** The spellings by which others' body checks were skipped, and their neighbours. */
function contentTypeSpellings(): string[] {
  const bases = ['application/json', 'APPLICATION/JSON', 'Application/Json', 'text/plain'];
  const spell = [
    (type: string) => ` ${type}`,
    (type: string) => `\t${type}`,
    (type: string) => `${type} `,
    (type: string) => `${type}\t`,
    (type: string) => `${type};`,
    (type: string) => `${type};charset=utf-8`,
    (type: string) => `${type}; charset=utf-7`,
    (type: string) => `${type}\t; a=b`,
    (type: string) => `${type} garbage`,
    (type: string) => `${type}, text/plain`,
    (type: string) => `${type};;`,
    (type: string) => `"${type}"`,
    (type: string) => type.replace('/', ' / '),
    (type: string) => `${type}\u00a0`,
    (type: string) => `${type}; boundary=application/json`,
  ];
  return bases.flatMap((base) => spell.map((change) => change(base)));
}
