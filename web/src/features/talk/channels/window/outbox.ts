import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import { sendMessage } from '@firstlight/contract/talk/channels/messages.ts';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import { call } from '../../../../lib/api/api.ts';
import { isApiError, isWorthRetrying } from '../../../../lib/api/api-error.ts';
import { forgetUnsent, keepUnsent, readUnsent, type Unsent } from './unsent.ts';

interface OutboxListeners {
  changed(unsent: readonly Unsent[]): void;
  sent(message: Message): void;
  refused(error: unknown): void;
}

/** A server that is just starting again is tried so often before its silence is called a failure. */
const patienceMs = [1_000, 3_000];

/** Of channels that were left with something still on its way. */
const goingOn = new Map<string, ReturnType<typeof newOutbox>>();

/**
 * What is sent in one channel goes one after the other, each once the one before is confirmed: no retry overtakes. Without a
 * network, or over a limit, it waits and goes by itself, also once its author is elsewhere: whoever comes back finds it there.
 */
export function createOutbox(channelId: string, listeners: OutboxListeners) {
  const outbox = goingOn.get(channelId) ?? newOutbox(channelId);
  goingOn.delete(channelId);
  outbox.open(listeners);
  return outbox;
}

const nobody: OutboxListeners = { changed: () => undefined, sent: () => undefined, refused: () => undefined };

function newOutbox(channelId: string) {
  let unsent: readonly Unsent[] = readUnsent(channelId);
  let listeners = nobody;
  let isRunning = false;
  let isLeft = false;
  let wake: (() => void) | undefined;

  /** What is kept no longer, as after signing out, does not go from behind either. */
  const isWanted = (id: string) =>
    unsent.some((one) => one.id === id) && (!isLeft || readUnsent(channelId).some((one) => one.id === id));

  const put = (next: readonly Unsent[]) => {
    unsent = next;
    listeners.changed(unsent);
  };
  const change = (id: string, state: Unsent['state']) =>
    put(
      unsent.map((one) => {
        if (one.id !== id) return one;
        if (isWanted(id)) keepUnsent(channelId, { ...one, state });
        return { ...one, state };
      }),
    );
  const drop = (id: string) => {
    forgetUnsent(channelId, id);
    put(unsent.filter((one) => one.id !== id));
  };

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let next = unsent[0]; next?.state === 'waiting'; next = unsent[0]) if (!(await deliver(next))) break;
    isRunning = false;
    if (isLeft) goingOn.delete(channelId);
  }

  /** False: nobody is there to be told that it failed, so it waits for whoever comes back. */
  async function deliver({ id, text, replyTo }: Unsent): Promise<boolean> {
    for (let tries = 0; isWanted(id); tries += 1) {
      try {
        const message = await call(sendMessage, { channelId, id, text, ...(replyTo && { replyTo }) });
        listeners.sent(message);
        drop(id);
        return true;
      } catch (error) {
        const pause = pauseAfter(error, tries);
        if (pause === undefined && isLeft) return false;
        if (pause === undefined) {
          // What was written after it would overtake it.
          for (const one of unsent) change(one.id, 'failed');
          listeners.refused(error);
          return true;
        }
        await rest(pause);
      }
    }
    drop(id);
    return true;
  }

  /** So long, or until the network is back. */
  function rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      addEventListener('online', done);
      wake = done;
      function done() {
        clearTimeout(timer);
        removeEventListener('online', done);
        wake = undefined;
        resolve();
      }
    });
  }

  const outbox = {
    unsent: () => unsent,
    open(by: OutboxListeners) {
      unsent = unsent.filter(({ id }) => isWanted(id));
      listeners = by;
      isLeft = false;
      wake?.();
      void run();
    },
    add(text: string, replyTo?: number) {
      const state = unsent.at(-1)?.state ?? 'waiting';
      const one = {
        id: uuidV7(crypto.randomUUID()),
        text,
        writtenAt: new Date().toISOString(),
        state,
        ...(replyTo && { replyTo }),
      };
      keepUnsent(channelId, one);
      put([...unsent, one]);
      void run();
    },
    /** All of them, in their order. */
    tryAgain() {
      for (const { id } of unsent) change(id, 'waiting');
      wake?.();
      void run();
    },
    drop,
    close() {
      listeners = nobody;
      isLeft = true;
      if (isRunning) goingOn.set(channelId, outbox);
    },
  };
  return outbox;
}

/** Undefined: trying again would bring the same answer. */
function pauseAfter(error: unknown, tries: number): number | undefined {
  if (!isApiError(error)) return undefined;
  const { failure } = error;
  // The network says when it is back; the clock is for browsers that do not notice.
  if (failure.kind === 'offline') return 30_000;
  if (failure.kind === 'refused' && failure.retryAfterSeconds) return failure.retryAfterSeconds * 1000;
  return isWorthRetrying(error) ? patienceMs[tries] : undefined;
}
