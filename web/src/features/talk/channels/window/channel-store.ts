import { type ReactionKind, reactionKinds } from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import { readChanges, readHistory } from '@firstlight/contract/talk/channels/channels.ts';
import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import { addReaction, removeReaction } from '@firstlight/contract/talk/channels/messages.ts';
import { call } from '../../../../lib/api/api.ts';
import { hasCode } from '../../../../lib/api/api-error.ts';
import {
  type Changes,
  type ChannelWindow,
  edgeOf,
  type HistoryPage,
  takeChanges,
  takeMessage,
  takePage,
  windowFrom,
  withReaction,
} from './channel-window.ts';
import { createOutbox } from './outbox.ts';
import { forgetAllUnsent, type Unsent } from './unsent.ts';

export interface ChannelState {
  /** Undefined until the first page is here. */
  window?: ChannelWindow;
  /** How far the reader had read when the channel was opened; null: never here. */
  readSeq: number | null;
  unsent: readonly Unsent[];
  /** Which end is being fetched, or could not be. */
  fetching?: 'earlier' | 'later' | undefined;
  failed?: 'window' | 'earlier' | 'later' | undefined;
  error?: unknown;
  /** The reader may not be here any more. */
  isClosed: boolean;
}

export type ChannelStore = ReturnType<typeof openChannel>;

/** One open channel: what is shown of it, and how it stays what the server has. Nothing of it is in the query cache. */
export function openChannel(channelId: string, onRefused: (error: unknown) => void) {
  const listeners = new Set<() => void>();
  const outbox = createOutbox(channelId, {
    changed: (unsent) => set({ unsent }),
    sent: (message) => take(message),
    refused: onRefused,
  });
  let state: ChannelState = {
    readSeq: null,
    unsent: outbox.unsent(),
    isClosed: false,
  };
  let catchingUp: Promise<void> | undefined;
  let isAskedAgain = false;
  /** How far the channel is known to have come while there is no window that it could stand in. */
  let knownRev = 0;

  function set(next: Partial<ChannelState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function fail(error: unknown, failed: ChannelState['failed']): void {
    if (!hasCode(error, 'channels.not_found')) {
      set({ error, failed, fetching: undefined });
      return;
    }
    forgetAllUnsent(channelId);
    const { window: _, ...rest } = state;
    state = { ...rest, unsent: [] };
    set({ isClosed: true, fetching: undefined });
  }

  const readPage = (place: { before?: number; after?: number; around?: number } = {}) =>
    call(readHistory, { channelId, ...place });

  /** The end of the log; on opening, the place where the reader stopped, should it lie further back. */
  async function load(around?: number): Promise<void> {
    const isOpening = !state.window;
    try {
      let page = await readPage(around === undefined ? {} : { around });
      if (isOpening && isDividerBefore(page)) page = await readPage({ around: (page.readSeq ?? 0) + 1 });
      const isBehind = page.at.rev < Math.max(knownRev, state.window?.at.rev ?? 0);
      knownRev = 0;
      set({
        window: windowFrom(page),
        failed: undefined,
        ...(isOpening && { readSeq: page.readSeq }),
      });
      // Not waited for: whoever catches up may be waiting for this.
      if (isBehind) void catchUp();
    } catch (error) {
      fail(error, 'window');
    }
  }

  async function more(side: 'earlier' | 'later'): Promise<void> {
    const { window } = state;
    const edge = edgeOf(window, side);
    if (!window || !edge || state.fetching || !(side === 'earlier' ? window.hasEarlier : window.hasLater))
      return;
    set({ fetching: side, failed: undefined });
    try {
      const page = await readPage(side === 'earlier' ? { before: edge.seq } : { after: edge.seq });
      // Somebody has gone elsewhere in the log meanwhile: between there and this page lies a hole.
      if (!state.window || edgeOf(state.window, side)?.seq !== edge.seq) return set({ fetching: undefined });
      const next = takePage(state.window, page, side);
      const isBehind = next.at.rev < state.window.at.rev;
      set({ window: next, fetching: undefined });
      if (isBehind) await catchUp();
    } catch (error) {
      fail(error, side);
    }
  }

  /** One question at a time; whoever asks meanwhile is answered by one more. */
  function catchUp(): Promise<void> {
    if (catchingUp) isAskedAgain = true;
    catchingUp ??= (async () => {
      do {
        isAskedAgain = false;
        await askForChanges();
      } while (isAskedAgain);
      catchingUp = undefined;
    })();
    return catchingUp;
  }

  async function askForChanges(): Promise<void> {
    if (!state.window) {
      if (state.failed === 'window') return load();
      // The first page is on its way, and may be older than the question.
      knownRev = Number.POSITIVE_INFINITY;
      return;
    }
    try {
      const changes = await call(readChanges, { channelId, ...state.window.at });
      const next = !changes.isToReload && state.window && takeChanges(state.window, changes);
      if (next) set({ window: next });
      // Somebody in the middle of the log stays there.
      else await load(state.window.hasLater ? state.window.messages[0]?.seq : undefined);
    } catch (error) {
      // The next frame, the next focus or the network coming back asks again.
      if (hasCode(error, 'channels.not_found')) fail(error, undefined);
    }
  }

  function hear(frame: Changes): void {
    if (!state.window) {
      knownRev = Math.max(knownRev, frame.to.rev);
      return;
    }
    const next = takeChanges(state.window, frame);
    if (next) set({ window: next });
    else void catchUp();
  }

  function take(message: Message): void {
    if (state.window) set({ window: takeMessage(state.window, message) });
  }

  async function react(seq: number, kind: ReactionKind, isOn: boolean): Promise<void> {
    const place = reactionKinds.indexOf(kind);
    const show = (on: boolean) =>
      state.window && set({ window: withReaction(state.window, seq, kind, { place, isOn: on }) });
    show(isOn);
    try {
      await call(isOn ? addReaction : removeReaction, { channelId, seq, kind });
    } catch (error) {
      show(!isOn);
      throw error;
    }
  }

  void load();
  return {
    channelId,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load,
    more,
    catchUp,
    hear,
    take,
    react,
    send(text: string, replyTo?: number) {
      outbox.add(text, replyTo);
      // One's own words are read at the end.
      if (state.window?.hasLater) void load();
    },
    tryAgain: outbox.tryAgain,
    drop: outbox.drop,
    close: outbox.close,
  };
}

function isDividerBefore({ messages, readSeq, hasEarlier }: HistoryPage): boolean {
  return hasEarlier && readSeq !== null && readSeq + 1 < (messages[0]?.seq ?? 0);
}
