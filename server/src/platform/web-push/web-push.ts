import type { ClientRequest, IncomingMessage } from 'node:http';
import { createGuardedRequest, type GuardedRequest } from '../guarded-fetch/guarded-request.ts';
import { isOpenAddress } from '../guarded-fetch/is-open-address.ts';
import { type BrowserKeys, encryptMessage } from './encrypt-message.ts';
import { openVapid } from './vapid.ts';

/** A browser that takes messages while our page is closed, and where its push service takes them for it. */
export interface PushSubscription extends BrowserKeys {
  address: string;
}

/**
 * `gone`: the browser no longer wants messages. `later`: this one certainly did not arrive, and may be tried again.
 * `unclear`: it may have arrived. `refused`: it never will.
 */
export type PushOutcome = 'taken' | 'gone' | 'later' | 'unclear' | 'refused';

export interface WebPush {
  /** What browsers subscribe to. */
  publicKey: string;
  /** `seconds`: how long the push service keeps it for a browser that is away. */
  send(subscription: PushSubscription, text: string, seconds: number): Promise<PushOutcome>;
}

export interface WebPushOptions {
  privateKey: string;
  contact: string;
  now(): Date;
  /** The border to the outside; only tests put something else there. */
  request?: GuardedRequest;
}

const patienceMs = 10_000;

export function createWebPush({
  privateKey,
  contact,
  now,
  request = createGuardedRequest({ keepAlive: true, maxSockets: 20 }),
}: WebPushOptions): WebPush {
  const vapid = openVapid(privateKey, contact);
  return {
    publicKey: vapid.publicKey,
    async send({ address, ...keys }, text, seconds) {
      if (!isOpenAddress(address)) return 'refused';
      const body = encryptMessage(keys, text);
      const headers = {
        authorization: vapid.authorize(new URL(address).origin, now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': body.length,
        ttl: seconds,
      };
      const signal = AbortSignal.timeout(patienceMs);
      return post(request(address, { method: 'POST', headers, signal }), body);
    },
  };
}

/** Redirections are not followed, and what the answer says beyond its status is not read. */
function post(asked: ClientRequest, body: Buffer): Promise<PushOutcome> {
  return new Promise((resolve) => {
    // A request of which the end has not left cannot have been understood.
    let hasLeft = false;
    asked.on('finish', () => {
      hasLeft = true;
    });
    asked.on('error', (error) => resolve(afterFailure(error, hasLeft)));
    asked.on('response', (response: IncomingMessage) => {
      // The connection serves again after an empty answer, as push services give; nobody waits for a long one.
      if (response.headers['content-length'] === '0') response.resume();
      else response.destroy();
      resolve(outcomeOf(response.statusCode ?? 0));
    });
    asked.end(body);
  });
}

function afterFailure(error: NodeJS.ErrnoException, hasLeft: boolean): PushOutcome {
  if (error.code === 'ENOTPUBLIC') return 'refused';
  return hasLeft ? 'unclear' : 'later';
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
