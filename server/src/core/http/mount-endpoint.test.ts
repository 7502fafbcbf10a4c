import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Endpoint, endpoint } from '@firstlight/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testWorld, type World } from '../../testing/world.ts';
import { AppError } from '../app-error.ts';
import { fileBody } from './files/file-body.ts';
import { rawBody } from './guests/raw-body.ts';
import { type Route, route } from './route.ts';

const read = endpoint({
  name: 'things.read',
  method: 'GET',
  path: '/api/things/:id',
  summary: 'Reads a thing.',
  access: 'anyone',
  params: z.object({ id: z.uuid() }),
  query: z.strictObject({ page: z.optional(z.string().check(z.regex(/^\d+$/))) }),
  status: 200,
  response: z.object({ id: z.string(), page: z.optional(z.string()), owner: z.object({ name: z.string() }) }),
});

const make = endpoint({
  name: 'things.make',
  method: 'POST',
  path: '/api/things',
  summary: 'Makes a thing.',
  access: 'anyone',
  body: z.strictObject({ name: z.string().check(z.trim(), z.minLength(1)) }),
  status: 201,
  response: z.object({ id: z.string() }),
  limit: 'contact.send',
  idempotent: true,
});

const change = endpoint({
  name: 'things.change',
  method: 'PATCH',
  path: '/api/things',
  summary: 'Changes what is named of a thing.',
  access: 'anyone',
  body: z.strictObject({ name: z.optional(z.string()) }),
  status: 204,
});

const remove: Endpoint = endpoint({
  name: 'things.remove',
  method: 'DELETE',
  path: '/api/things/:id',
  summary: 'Removes a thing.',
  access: 'anyone',
  params: z.object({ id: z.uuid() }),
  status: 204,
});

let world: World;
let app: FastifyInstance;
let made: unknown[];
let taken: string[];

const routes: Route[] = [
  {
    endpoint: read,
    act: async (_ctx, input) => ({
      ...(input as object),
      owner: { name: 'Maya', email: 'canary@firstlight.example' },
      passwordHash: 'canary',
    }),
  },
  route(make, async (ctx, input) => {
    if (input.name === 'nothing') throw new AppError('request.not_found');
    made.push(input);
    return { id: ctx.newId() };
  }),
  { endpoint: change, act: async () => undefined },
  { endpoint: remove, act: async () => ({ leaked: 'canary' }) },
];

beforeAll(async () => {
  world = await testWorld();
  app = await world.app({ routes, takeLimit: async (name, key) => void taken.push(`${name} ${key}`) });
});
afterAll(() => world.close());
beforeEach(() => {
  made = [];
  taken = [];
});

const makeThing = (payload: object, key?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/things',
    payload,
    headers: key === undefined ? {} : { 'idempotency-key': key },
    remoteAddress: '203.0.113.9',
  });

describe.each(['test', 'production'] as const)('an answer in %s', (NODE_ENV) => {
  const answerOf = async (method: 'GET' | 'DELETE', url: string) =>
    (await world.app({ routes, config: { NODE_ENV } })).inject({ method, url });

  it('holds the declared fields and no others, however deep', async () => {
    const id = randomUUID();
    const answer = await answerOf('GET', `/api/things/${id}?page=2`);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual({ id, page: '2', owner: { name: 'Maya' } });
    expect(answer.body).not.toContain('canary');
  });

  it('of 204 has no body, whatever the act returned', async () => {
    const answer = await answerOf('DELETE', `/api/things/${randomUUID()}`);
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    expect(answer.headers['content-type']).toBeUndefined();
  });

  it('that is a file is saved under its name, or fetched from where it lies', async () => {
    const file = { ...read, download: 'application/zip' };
    const parts = { downloadAs: 'thing.zip', stream: Readable.from(['PK']), bytes: 2 };
    const streamed: Route = { endpoint: file, act: async () => fileBody(parts) };
    const app = await world.app({ routes: [streamed], config: { NODE_ENV } });
    const saved = await app.inject(`/api/things/${randomUUID()}`);
    expect([saved.statusCode, saved.body]).toEqual([200, 'PK']);
    expect(saved.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="thing.zip"',
      'x-content-type-options': 'nosniff',
    });

    const url = 'https://store.example/signed';
    const elsewhere: Route = { endpoint: file, act: async () => fileBody({ downloadAs: 'thing.zip', url }) };
    const other = await world.app({ routes: [elsewhere], config: { NODE_ENV } });
    const sent = await other.inject(`/api/things/${randomUUID()}`);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, url]);
  });

  it('that is ready is sent as it is', async () => {
    const ready: Route = { endpoint: read, act: async () => rawBody('{"id":"kept"}') };
    const app = await world.app({ routes: [ready], config: { NODE_ENV } });
    expect((await app.inject(`/api/things/${randomUUID()}`)).body).toBe('{"id":"kept"}');
  });
});

describe('an answer that breaks its promise', () => {
  it('fails before production, and says nothing of itself', async () => {
    const broken: Route = { endpoint: read, act: async () => ({ id: 7, owner: { name: 'canary' } }) };
    const answer = await (await world.app({ routes: [broken] })).inject(`/api/things/${randomUUID()}`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([500, 'request.unexpected']);
    expect(answer.body).not.toContain('canary');
  });
});

describe('input', () => {
  it.each([
    ['/api/things/not-a-uuid', ['id']],
    [`/api/things/${randomUUID()}?page=two`, ['page']],
    [`/api/things/${randomUUID()}?page=1&page=2`, ['page']],
    [`/api/things/${randomUUID()}?order=name`, ['order']],
  ])('of %s is refused by name', async (url, fields) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({ code: 'request.invalid', fields });
  });

  it.each([
    ['null', 400],
    ['[]', 400],
    ['{}', 204],
  ])('with no required field, sent as %s, is answered with %i', async (payload, status) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'PATCH', url: '/api/things', payload, headers });
    expect(answer.statusCode).toBe(status);
  });

  it('reaches the act as the contract parsed it', async () => {
    await makeThing({ name: '  a lamp ' });
    expect(made).toEqual([{ name: 'a lamp' }]);
  });
});

describe('an allowance', () => {
  it('is taken from the caller’s address', async () => {
    await makeThing({ name: 'a lamp' });
    expect(taken).toEqual(['contact.send 203.0.113.9']);
  });

  it('is not spent by bad input', async () => {
    await makeThing({ name: '' });
    await makeThing({ name: 'a lamp' }, 'short');
    expect(taken).toEqual([]);
  });

  it('is not spent by a repeated key, nor by its misuse', async () => {
    const key = randomUUID();
    await makeThing({ name: 'a lamp' }, key);
    await makeThing({ name: 'a lamp' }, key);
    await makeThing({ name: 'another' }, key);
    expect(taken).toHaveLength(1);
  });
});

describe('an idempotency key', () => {
  it('gets the first answer again, with one effect', async () => {
    const key = randomUUID();
    const [first, second] = [
      await makeThing({ name: 'a lamp' }, key),
      await makeThing({ name: 'a lamp' }, key),
    ];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.body).toBe(first.body);
    expect(made).toHaveLength(1);
  });

  it('has one effect when ten calls are in flight', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => makeThing({ name: 'a lamp' }, key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(made).toHaveLength(1);
  });

  it('with another body is refused', async () => {
    const key = randomUUID();
    await makeThing({ name: 'a lamp' }, key);
    const other = await makeThing({ name: 'a chair' }, key);
    expect([other.statusCode, other.json().error.code]).toEqual([422, 'request.key_reused']);
    expect(made).toHaveLength(1);
  });

  it('is free again after a refusal', async () => {
    const key = randomUUID();
    expect((await makeThing({ name: 'nothing' }, key)).statusCode).toBe(404);
    expect((await makeThing({ name: 'a lamp' }, key)).statusCode).toBe(201);
  });

  it('may be left out, and then each call counts', async () => {
    await makeThing({ name: 'a lamp' });
    await makeThing({ name: 'a lamp' });
    expect(made).toHaveLength(2);
  });

  it.each(['short', 'x'.repeat(65), 'with space', 'naïve-key', ''])('of "%s" is refused', async (key) => {
    const answer = await makeThing({ name: 'a lamp' }, key);
    expect(answer.json().error).toMatchObject({ code: 'request.invalid', fields: ['Idempotency-Key'] });
    expect(made).toEqual([]);
  });
});
