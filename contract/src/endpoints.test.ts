import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { errorStatus } from './errors.ts';
import { limits } from './limits.ts';

const named = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);

describe('the catalogue of endpoints', () => {
  it('is not empty', () => {
    expect(endpoints.length).toBeGreaterThan(0);
  });

  it('names each endpoint once', () => {
    const names = endpoints.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('gives each method of an address to one endpoint', () => {
    const addresses = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
    expect(addresses).toEqual([...new Set(addresses)]);
  });
});

describe.each(named)('%s', (name, endpoint) => {
  it('is called <feature>.<verb>', () => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z][a-zA-Z]*$/);
  });

  it('says what it does in a sentence', () => {
    expect(endpoint.summary).toMatch(/^[A-Z].*\.$/);
  });

  it('describes exactly the parameters its address has', () => {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
    expect(fieldsOf(endpoint, 'params').toSorted()).toEqual(inPath.toSorted());
  });

  it('has no input name in two places', () => {
    const names = (['params', 'query', 'body'] as const).flatMap((place) => fieldsOf(endpoint, place));
    expect(names).toEqual([...new Set(names)]);
  });

  it('refuses an unknown field in its body', () => {
    if (endpoint.body) expect(refusals(endpoint.body, { 'not a field': 1 })).toContain('unrecognized_keys');
  });

  it('reads or writes, but does not read by a body nor write by an address', () => {
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
    else expect(endpoint.query).toBeUndefined();
  });

  it('takes a file or fields, and a file only where it writes', () => {
    if (!endpoint.upload) return;
    expect(endpoint.body).toBeUndefined();
    expect(['POST', 'PUT']).toContain(endpoint.method);
    expect(endpoint.limit).toBeDefined();
  });

  it('answers 204 with nothing, and everything else with something', () => {
    expect(endpoint.response === undefined && endpoint.download === undefined).toBe(endpoint.status === 204);
  });

  it('promises idempotence only where it creates', () => {
    if (endpoint.idempotent) expect(endpoint.method).toBe('POST');
  });

  it('names errors and limits that exist', () => {
    for (const code of endpoint.errors ?? []) expect(errorStatus).toHaveProperty([code]);
    if (endpoint.limit) expect(limits).toHaveProperty([endpoint.limit]);
  });
});

function fieldsOf(endpoint: Endpoint, place: 'params' | 'query' | 'body'): string[] {
  return Object.keys(endpoint[place]?.shape ?? {});
}

function refusals(schema: NonNullable<Endpoint['body']>, input: unknown): string[] {
  return schema.safeParse(input).error?.issues.map(({ code }) => code) ?? [];
}
