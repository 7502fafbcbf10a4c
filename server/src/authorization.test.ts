import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@firstlight/contract/endpoint.ts';
import { endpoints } from '@firstlight/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredErrors } from './core/http/openapi.ts';
import { type AccessRows, type Knocker, knockers } from './testing/access.ts';
import { type SetScene, setScene } from './testing/scene.ts';
import { traces } from './testing/traces.ts';
import { testWorld, unlimited, type World } from './testing/world.ts';

/** Each feature's rows stand in its own folder; an endpoint without a row fails below. */
const files = globSync('features/**/*-access.testing.ts', { cwd: import.meta.dirname });
const modules: Record<string, AccessRows>[] = await Promise.all(
  files.map((file) => import(join(import.meta.dirname, file))),
);
const listed = modules.flatMap((module) => Object.values(module).flatMap((rows) => Object.entries(rows)));
const rows: AccessRows = Object.fromEntries(listed);

let world: World;
let app: FastifyInstance;
/** Setting a scene costs more than all else here, so one that nothing has changed serves again, as it was seen last. */
const untouched = new Map<Knocker, { set: SetScene; before: unknown[] }>();

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
});
afterAll(() => world.close());

it('says for every endpoint what each of all comers gets, and speaks of no other endpoint', () => {
  expect(listed.map(([name]) => name).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
});

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  it.each(knockers)('answers %s as the matrix says, and does nothing where it refuses', async (knocker) => {
    const row = rows[name];
    const { set, before } = untouched.get(knocker) ?? (await newScene(knocker));
    untouched.delete(knocker);
    const answer = await knock(endpoint, row?.input(set.scene) ?? {}, set.cookie);
    const after = await traces(world, set);
    expect(answer.statusCode).toBe(row?.statuses[knocker]);
    if (isDeepStrictEqual(after, before)) untouched.set(knocker, { set, before });
    if (answer.statusCode < 400) return;
    expect(declaredErrors(endpoint)).toContain(answer.json().error.code);
    expect(after).toEqual(before);
  });
});

async function newScene(knocker: Knocker) {
  const set = await setScene(world, knocker);
  return { set, before: await traces(world, set) };
}

function knock(endpoint: Endpoint, input: Record<string, unknown>, cookie: string | undefined) {
  const rest = { ...input };
  const url = endpoint.path.replaceAll(/:(\w+)/g, (_, parameter: string) => {
    const value = String(rest[parameter]);
    delete rest[parameter];
    return value;
  });
  const headers = cookie ? { cookie } : {};
  const { method } = endpoint;
  if (endpoint.upload) {
    const file = rest['file'] as Buffer;
    return app.inject({ method, url, payload: file, headers: { ...headers, 'content-type': 'image/png' } });
  }
  return app.inject({ method, url, headers, ...(endpoint.body && { payload: rest }) });
}
