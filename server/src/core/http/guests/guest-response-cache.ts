import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Endpoint } from '@firstlight/contract/endpoint.ts';
import { dataHeaders } from '../security-headers.ts';
import { isKnown, jsonType, type RawBody } from './raw-body.ts';
import { caching } from './shared-caching.ts';

export interface GuestResponseCache {
  /** Remembers what a guest has just been given, if it is fresh for the next one as well. */
  keep(request: IncomingMessage, endpoint: Endpoint, body: RawBody): void;
  /** Answers with what is kept. False: nothing was said, and the request goes its usual way. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

export interface ReadyParts {
  now(): Date;
  /** False for whoever the usual way would turn away: it knows how to say so. Counts the use otherwise. */
  mayEnter(request: IncomingMessage): boolean;
  answered(route: string, status: number, seconds: number): void;
  /** Milliseconds that only ever grow. */
  stopwatch(): number;
  /** Of a request, told to whoever asked. */
  newId(): string;
}

interface Kept {
  body: RawBody;
  etag: string;
  freshUntil: number;
  route: string;
  status: number;
  /** Names and values in turn, as they are written. */
  head: string[];
  unchangedHead: string[];
}

/** Whoever invents addresses must not fill our memory. */
const mostAddresses = 200;

/**
 * What guests ask for thousands of times a second and gets them all the same bytes. It is answered before routing,
 * parsing and context, which cost several times what it takes to write the bytes; see decision 23.
 */
export function createGuestResponseCache({
  now,
  mayEnter,
  answered,
  stopwatch,
  newId,
}: ReadyParts): GuestResponseCache {
  const kept = new Map<string, Kept>();

  function fresh({ method, url = '', headers }: IncomingMessage): Kept | undefined {
    const found = kept.get(url);
    if (!found || method !== 'GET' || headers.cookie !== undefined) return undefined;
    return now().getTime() < found.freshUntil ? found : undefined;
  }

  return {
    keep({ method, url = '', headers }, { path, status }, body) {
      const { bytes, etag, freshUntil } = body;
      if (etag === undefined || freshUntil === undefined) return;
      // A cookie that was nobody's is still a cookie; an answer to HEAD has another shape.
      if (method !== 'GET' || headers.cookie !== undefined) return;
      const unchanged = { ...dataHeaders, ...caching.guests, etag };
      const whole = { ...unchanged, 'content-type': jsonType, 'content-length': String(bytes.length) };
      kept.delete(url);
      for (const oldest of kept.keys()) {
        if (kept.size < mostAddresses) break;
        kept.delete(oldest);
      }
      const heads = { head: Object.entries(whole).flat(), unchangedHead: Object.entries(unchanged).flat() };
      kept.set(url, { body, etag, freshUntil, route: path, status, ...heads });
    },
    answer(request, response) {
      const began = stopwatch();
      const found = fresh(request);
      if (!found || !mayEnter(request)) return false;
      const status = isKnown(request.headers, found.etag) ? 304 : found.status;
      const id = ['x-request-id', newId()];
      if (status === 304) response.writeHead(304, [...found.unchangedHead, ...id]).end();
      else response.writeHead(status, [...found.head, ...id]).end(found.body.bytes);
      answered(found.route, status, (stopwatch() - began) / 1000);
      return true;
    },
  };
}

/** Goes before whatever listens on a server already. */
export function answerFirst(server: Server, answer: GuestResponseCache['answer']): void {
  const usual = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (answer(request, response)) return;
    for (const listener of usual) void listener.call(server, request, response);
  });
}
