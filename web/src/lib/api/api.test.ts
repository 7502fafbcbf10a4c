import { endpoint } from '@firstlight/contract/endpoint.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from './api.ts';
import type { ApiError } from './api-error.ts';

const read = endpoint({
  name: 'test.read',
  method: 'GET',
  path: '/api/things/:id',
  summary: '',
  access: 'anyone',
  params: z.object({ id: z.string() }),
  query: z.object({ after: z.optional(z.string()), limit: z.optional(z.string()) }),
  status: 200,
  response: z.object({ name: z.string() }),
});

const write = endpoint({
  name: 'test.write',
  method: 'PUT',
  path: '/api/things/:id',
  summary: '',
  access: 'anyone',
  params: z.object({ id: z.string() }),
  body: z.strictObject({ name: z.string() }),
  status: 204,
  idempotent: true,
});

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  document.documentElement.lang = 'fr';
});

afterEach(() => {
  fetched.mockReset();
});

async function failureOf(attempt: Promise<unknown>): Promise<ApiError['failure']> {
  return attempt.then(
    () => expect.unreachable('the call went through'),
    (error: ApiError) => error.failure,
  );
}

describe('a call', () => {
  it('puts parameters into the path and the rest of a read into the query', async () => {
    fetched.mockResolvedValue(Response.json({ name: 'Tidepool' }));
    const thing = await call(read, { id: 'a/b', after: 'x y' });

    expect(thing).toEqual({ name: 'Tidepool' });
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/things/a%2Fb?after=x+y');
    expect(request?.body).toBeUndefined();
    expect(new Headers(request?.headers).get('Accept-Language')).toBe('fr');
  });

  it('puts the rest of a write into the body, under the key its caller keeps', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }));
    const result = await call(write, { id: '7', name: 'Loop' }, { idempotencyKey: 'kept' });

    expect(result).toBeNull();
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/things/7');
    expect(request?.body).toBe('{"name":"Loop"}');
    expect(new Headers(request?.headers).get('Idempotency-Key')).toBe('kept');
  });

  it('turns a refusal into its code, request and fields', async () => {
    const error = { code: 'request.too_many', message: 'x', requestId: 'r1', retryAfterSeconds: 30 };
    fetched.mockResolvedValue(Response.json({ error }, { status: 429 }));

    expect(await failureOf(call(read, { id: '1' }))).toEqual({
      kind: 'refused',
      status: 429,
      code: 'request.too_many',
      requestId: 'r1',
      retryAfterSeconds: 30,
    });
  });

  it('calls the server unreachable when nothing or somebody else answers', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await failureOf(call(read, { id: '1' }))).toEqual({ kind: 'unreachable' });

    fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failureOf(call(read, { id: '1' }))).toEqual({ kind: 'unreachable' });
  });

  it('knows when it is this device that is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failureOf(call(read, { id: '1' }))).toEqual({ kind: 'offline' });
    vi.restoreAllMocks();
  });
});
