import type { IncomingMessage } from 'node:http';
import { type Border, createGuardedRequest, type GuardedRequest } from './guarded-request.ts';
import { readAtMost, TooLarge, UnknownEncoding } from './read-at-most.ts';

/** What one fetch may take, redirections included. */
export const fetchLimits = { seconds: 2, bytes: 512 * 1024, redirections: 3 } as const;

/** `inside`: not an address of the open internet. `elsewhere`: it sends us to another host. */
export type FetchRefusal = 'inside' | 'elsewhere' | 'late' | 'large' | 'type' | 'status' | 'failed';

export type Fetched =
  | { ok: true; address: string; type: string; charset: string | undefined; body: Buffer }
  | { ok: false; reason: FetchRefusal };

/** Fetches what a stranger's address holds, if it is of one of these types. */
export type GuardedFetch = (address: string, types: readonly string[]) => Promise<Fetched>;

export function createGuardedFetch(border: Border = {}): GuardedFetch {
  const request = createGuardedRequest({ keepAlive: false }, border);
  return async (address, types) => {
    const signal = AbortSignal.timeout(fetchLimits.seconds * 1000);
    try {
      return await Promise.race([follow(request, address, types, signal), ended(signal)]);
    } catch (error) {
      return { ok: false, reason: signal.aborted ? 'late' : reasonOf(error) };
    }
  };
}

/** Redirections are followed within one host, where they are a matter of slashes and languages. */
async function follow(
  request: GuardedRequest,
  address: string,
  types: readonly string[],
  signal: AbortSignal,
): Promise<Fetched> {
  let at = address;
  for (let left: number = fetchLimits.redirections; ; left -= 1) {
    const answer = await ask(request, at, types, signal);
    const next = nextAddress(answer, at);
    if (next === undefined) return receive(answer, at, types);
    answer.destroy();
    if (left === 0 || next === 'elsewhere') return { ok: false, reason: 'elsewhere' };
    at = next;
  }
}

function ask(
  request: GuardedRequest,
  address: string,
  types: readonly string[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const headers = {
    accept: types.join(', '),
    'accept-encoding': 'gzip, br',
    'user-agent': 'Firstlight (link preview)',
  };
  return new Promise((resolve, reject) => {
    request(address, { method: 'GET', headers, signal })
      .on('response', resolve)
      .on('error', reject)
      // Without either, as when the other side wants to speak something else than HTTP.
      .on('close', () => reject(new Error('closed without an answer')))
      .end();
  });
}

/** Undefined: this is the answer. */
function nextAddress({ statusCode = 0, headers }: IncomingMessage, at: string): string | undefined {
  if (statusCode < 300 || statusCode > 399 || statusCode === 304) return undefined;
  const { location = '' } = headers;
  if (location === '' || !URL.canParse(location, at)) return 'elsewhere';
  const next = new URL(location, at);
  return next.origin === new URL(at).origin ? next.href : 'elsewhere';
}

async function receive(answer: IncomingMessage, address: string, types: readonly string[]): Promise<Fetched> {
  const refuse = (reason: FetchRefusal): Fetched => {
    answer.destroy();
    return { ok: false, reason };
  };
  if (answer.statusCode !== 200) return refuse('status');
  const told = answer.headers['content-type'] ?? '';
  const type = told.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) return refuse('type');
  if (Number(answer.headers['content-length'] ?? 0) > fetchLimits.bytes) return refuse('large');
  const charset = /;\s*charset="?([\w-]{1,40})/i.exec(told)?.[1];
  return { ok: true, address, type, charset, body: await readAtMost(answer, fetchLimits.bytes) };
}

/** A name that is never found, or an answer that stops in the middle, is left as it is. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('too late')), { once: true });
  });
}

function reasonOf(error: unknown): FetchRefusal {
  if (error instanceof TooLarge) return 'large';
  if (error instanceof UnknownEncoding) return 'type';
  const isInside = error instanceof Error && 'code' in error && error.code === 'ENOTPUBLIC';
  return isInside ? 'inside' : 'failed';
}
