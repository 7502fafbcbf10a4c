import type { CallOf, Endpoint, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { Failure } from '@firstlight/contract/errors.ts';
import { apiError, hasCode } from './api-error.ts';
import { holdForTerms, isHeld, untilAllowed } from './hold-calls.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** Kept by the caller over all attempts at one act, so that a lost answer never doubles its effect. */
  idempotencyKey?: string;
  /** Goes on after the page was left. */
  keepalive?: boolean;
}

let isClosed = false;

/** From now on nothing leaves this page: it would be said by another person. Gives what ends that. */
export function closeCalls(): () => void {
  isClosed = true;
  return () => {
    isClosed = false;
  };
}

export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options: CallOptions = {},
): Promise<ResultOf<E>> {
  const response = await answerOf(endpoint, input, options);
  return (response.status === 204 ? null : await response.json()) as ResultOf<E>;
}

/** For what answers with a file, where a page shows it instead of saving it. */
export async function callForFile<E extends Endpoint & { download: string }>(
  endpoint: E,
  input: CallOf<E>,
): Promise<Blob> {
  return (await answerOf(endpoint, input, {})).blob();
}

/** Sends a call once the server would answer it, and again after the terms were accepted that it was refused for. */
async function answerOf<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options: CallOptions,
): Promise<Response> {
  // A call that is sent while the page closes has no time for an await.
  if (isHeld(endpoint)) await untilAllowed(endpoint, options.signal);
  try {
    return await ask(endpoint, input, options);
  } catch (error) {
    if (!hasCode(error, 'accounts.terms_required')) throw error;
    holdForTerms();
    await untilAllowed(endpoint, options.signal);
    return ask(endpoint, input, options);
  }
}

async function ask<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options: CallOptions,
): Promise<Response> {
  const { address, body } = place(endpoint, input as Record<string, unknown>);
  const response = await send(address, {
    method: endpoint.method,
    headers: headersOf(endpoint, body, options),
    ...(body !== undefined && { body }),
    ...(options.signal && { signal: options.signal }),
    ...(options.keepalive && { keepalive: true }),
  });
  if (!response.ok) throw await refusal(response);
  return response;
}

/** Puts each input where the server looks for it: in the path, the query or the body. */
function place(
  endpoint: Endpoint,
  input: Record<string, unknown>,
): { address: string; body?: string | Blob } {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  if (endpoint.upload) return { address: path, body: rest.get('file') as Blob };
  if (endpoint.method !== 'GET' && endpoint.method !== 'DELETE') {
    return { address: path, ...(endpoint.body && { body: JSON.stringify(Object.fromEntries(rest)) }) };
  }
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]));
  return { address: rest.size > 0 ? `${path}?${query}` : path };
}

function headersOf(
  endpoint: Endpoint,
  body: string | Blob | undefined,
  options: CallOptions,
): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang,
    ...(body !== undefined && { 'Content-Type': body instanceof Blob ? body.type : 'application/json' }),
    ...(endpoint.idempotent && { 'Idempotency-Key': options.idempotencyKey ?? crypto.randomUUID() }),
  };
}

async function send(address: string, request: RequestInit): Promise<Response> {
  if (isClosed) throw apiError({ kind: 'unreachable' });
  try {
    return await fetch(address, request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw apiError({ kind: navigator.onLine ? 'unreachable' : 'offline' });
  }
}

async function refusal(response: Response): Promise<Error> {
  const failure = (await response.json().catch(() => null)) as Failure | null;
  // A proxy in front of the server answers with pages of its own.
  if (!failure?.error?.code) return apiError({ kind: 'unreachable' });
  const { message: _, ...error } = failure.error;
  return apiError({ kind: 'refused', status: response.status, ...error });
}
