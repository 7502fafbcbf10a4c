import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { ReactionKind } from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import type { readChanges, readHistory } from '@firstlight/contract/talk/channels/channels.ts';
import type { Message, Position } from '@firstlight/contract/talk/channels/message.ts';

export type HistoryPage = ResultOf<typeof readHistory>;
type Own = HistoryPage['own'];

/** A frame, or the answer to asking what changed: only the answer knows the reader's own reactions. */
export type Changes = Pick<ResultOf<typeof readChanges>, 'from' | 'to' | 'messages'> & { own?: Own };

/** A stretch of a channel as it was at `at`. Rows may be newer than that, never older. */
export interface ChannelWindow {
  at: Position;
  /** Oldest first. */
  messages: readonly Message[];
  hasEarlier: boolean;
  hasLater: boolean;
  own: ReadonlyMap<number, readonly ReactionKind[]>;
}

/** Four pages of fifty: what a page holds without being slow, and more than anybody reads at once. */
export const windowMax = 200;

export function windowFrom({ at, messages, hasEarlier, hasLater, own }: HistoryPage): ChannelWindow {
  return { at, messages, hasEarlier, hasLater, own: new Map(own.map(({ seq, kinds }) => [seq, kinds])) };
}

/** The last message of a window on one side: from there on it goes further. */
export const edgeOf = (window: ChannelWindow | undefined, side: 'earlier' | 'later') =>
  window?.messages.at(side === 'earlier' ? 0 : -1);

/**
 * Undefined: something lies between the window and these changes, or they were too many to be sent along. Then they are to
 * be asked for.
 */
export function takeChanges(window: ChannelWindow, changes: Changes): ChannelWindow | undefined {
  if (changes.from.rev > window.at.rev) return undefined;
  if (changes.to.rev <= window.at.rev) return window;
  if (changes.messages === null) return undefined;
  const [first, last] = [window.messages[0]?.seq ?? 0, window.messages.at(-1)?.seq ?? 0];
  // What comes after a stretch that ends before the channel does would leave a hole.
  const isNew = (seq: number) => seq > window.at.seq && !window.hasLater;
  const taken = changes.messages.filter(({ seq }) => isNew(seq) || (seq >= first && seq <= last));
  const grown = { ...merged(window, taken, changes.own), at: changes.to };
  return cut(grown, 'earlier');
}

/** A message as the server has just answered: newer than the window, which stays where it was. */
export function takeMessage(window: ChannelWindow, message: Message): ChannelWindow {
  const isWithin = message.seq <= (window.messages.at(-1)?.seq ?? 0) || !window.hasLater;
  return isWithin ? cut(merged(window, [message]), 'earlier') : window;
}

/**
 * The page before or after. Where it is older than the window, the window steps back to it: what happened between the two
 * has to be asked for, or it would be missing in one of them.
 */
export function takePage(window: ChannelWindow, page: HistoryPage, side: 'earlier' | 'later'): ChannelWindow {
  const whole = {
    ...merged(window, page.messages, page.own),
    at: page.at.rev < window.at.rev ? page.at : window.at,
    ...(side === 'earlier' ? { hasEarlier: page.hasEarlier } : { hasLater: page.hasLater }),
  };
  return cut(whole, side === 'earlier' ? 'later' : 'earlier');
}

/** One's own press, before the server has answered. */
export function withReaction(
  window: ChannelWindow,
  seq: number,
  kind: ReactionKind,
  { place, isOn }: { place: number; isOn: boolean },
): ChannelWindow {
  const before = window.own.get(seq) ?? [];
  if (before.includes(kind) === isOn) return window;
  const kinds = isOn ? [...before, kind] : before.filter((one) => one !== kind);
  const counted = (count: number) => Math.max(0, count + (isOn ? 1 : -1));
  const messages = window.messages.map((message) =>
    message.seq === seq
      ? {
          ...message,
          reactions: message.reactions.map((count, at) => (at === place ? counted(count) : count)),
        }
      : message,
  );
  return { ...window, messages, own: new Map(window.own).set(seq, kinds) };
}

function merged(window: ChannelWindow, taken: readonly Message[], own?: Own): ChannelWindow {
  const bySeq = new Map(window.messages.map((message) => [message.seq, message]));
  for (const message of taken) {
    const held = bySeq.get(message.seq);
    if (!held || message.rev > held.rev) bySeq.set(message.seq, message);
  }
  const messages = [...bySeq.values()].sort((one, other) => one.seq - other.seq);
  if (!own) return { ...window, messages };
  const kindsOf = new Map(own.map(({ seq, kinds }) => [seq, kinds]));
  const known = new Map(window.own);
  for (const { seq } of taken) known.set(seq, kindsOf.get(seq) ?? []);
  return { ...window, messages, own: known };
}

/** The far end goes; it is asked for again by whoever scrolls there. */
function cut(window: ChannelWindow, end: 'earlier' | 'later'): ChannelWindow {
  if (window.messages.length <= windowMax) return window;
  const messages =
    end === 'earlier' ? window.messages.slice(-windowMax) : window.messages.slice(0, windowMax);
  const kept = new Set(messages.map(({ seq }) => seq));
  const own = new Map([...window.own].filter(([seq]) => kept.has(seq)));
  return { ...window, messages, own, ...(end === 'earlier' ? { hasEarlier: true } : { hasLater: true }) };
}
