import type { Endpoint } from '@firstlight/contract/endpoint.ts';

/**
 * Why the server would refuse calls that need an account: the caller is not known yet, has terms to accept, or is
 * suspended. Undefined where it would refuse none.
 */
export type CallHold = 'unknown' | 'terms' | 'suspended' | undefined;

type Called = Pick<Endpoint, 'access' | 'isOpenToSuspended'>;

let hold: CallHold;
const waiting = new Set<() => void>();
const refusalListeners = new Set<() => void>();

/** Sets why calls wait. Every waiting call is checked again, so that those that may leave now are sent. */
export function setCallHold(next: CallHold): void {
  if (next === hold) return;
  hold = next;
  const released = [...waiting];
  waiting.clear();
  for (const check of released) check();
}

/** Drops the calls that wait: they belong to an account that is no longer signed in here. */
export function dropHeldCalls(): void {
  waiting.clear();
  hold = undefined;
}

/** Whether the server would refuse the call now. */
export function isHeld({ access, isOpenToSuspended }: Called): boolean {
  if (hold === undefined || access === 'anyone' || access === 'signed_in') return false;
  return hold !== 'suspended' || !isOpenToSuspended;
}

/** Resolves when the server would answer the call. Stays pending while nothing changes, and rejects when the call is aborted. */
export async function untilAllowed(endpoint: Called, signal?: AbortSignal): Promise<void> {
  while (isHeld(endpoint)) await nextChange(signal);
}

/** Holds calls after one was refused because new terms are out, and has the page ask for them. */
export function holdForTerms(): void {
  setCallHold('terms');
  for (const listener of refusalListeners) listener();
}

/** Runs when a call was refused for new terms. */
export function onTermsRefusal(listener: () => void): () => void {
  refusalListeners.add(listener);
  return () => void refusalListeners.delete(listener);
}

function nextChange(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const abort = () => {
      waiting.delete(check);
      reject(signal?.reason);
    };
    const check = () => {
      signal?.removeEventListener('abort', abort);
      resolve();
    };
    waiting.add(check);
    signal?.addEventListener('abort', abort, { once: true });
  });
}
