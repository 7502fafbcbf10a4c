import type { CallOf, Endpoint, ResultOf } from '@firstlight/contract/endpoint.ts';
import { type ErrorCode, errorStatus, type Failure } from '@firstlight/contract/errors.ts';
import { vi } from 'vitest';

type Answer = (input: unknown) => Response | Promise<Response>;

interface StubbedEndpoint {
  endpoint: Endpoint;
  answer: Answer;
}

interface StubbedRequest {
  endpoint: string;
  headers: Headers;
  /** Path and body in one, as the caller handed them over. */
  input: unknown;
}

/** Stands where the network begins: what the page sends and what it gets back are both held to the contract. */
export function stubServer() {
  const stubbed = new Map<string, StubbedEndpoint>();
  const requests: StubbedRequest[] = [];

  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const path = address.split('?')[0] ?? '';
    for (const { endpoint, answer } of stubbed.values()) {
      const place = endpoint.method === request.method && pathPattern(endpoint).exec(path);
      if (!place) continue;
      const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : undefined;
      const input = place.groups ? { ...place.groups, ...(body as object | undefined) } : body;
      requests.push({ endpoint: endpoint.name, headers: new Headers(request.headers), input });
      return answer(input);
    }
    throw new TypeError(`Nothing answers ${request.method} ${path}.`);
  });

  const put = (endpoint: Endpoint, answer: Answer) => stubbed.set(endpoint.name, { endpoint, answer });

  return {
    requests,
    answers<E extends Endpoint>(
      endpoint: E,
      result: (input: CallOf<E>) => ResultOf<E> | Promise<ResultOf<E>>,
    ) {
      put(endpoint, async (input) => {
        const body = await result(input as CallOf<E>);
        // A status without content refuses even an empty one.
        if (endpoint.status === 204) return new Response(null, { status: 204 });
        return Response.json(body, { status: endpoint.status });
      });
    },
    refuses(endpoint: Endpoint, code: ErrorCode, more: Partial<Failure['error']> = {}) {
      const error = { code, message: code, requestId: 'req-1', ...more };
      put(endpoint, () => Response.json({ error } satisfies Failure, { status: errorStatus[code] }));
    },
    isUnreachable(endpoint: Endpoint) {
      put(endpoint, () => Promise.reject(new TypeError('Failed to fetch')));
    },
  };
}

function pathPattern({ path }: Endpoint): RegExp {
  return new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}
