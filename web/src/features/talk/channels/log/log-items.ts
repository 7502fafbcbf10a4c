import type { Message } from '@firstlight/contract/talk/channels/message.ts';

export type LogItem =
  | { kind: 'day'; day: Date }
  | { kind: 'divider' }
  | { kind: 'message'; message: Message; isFollowUp: boolean };

/** What somebody writes within so long of their last words needs no name again. */
const groupMs = 5 * 60_000;

/** The log as it is drawn: a heading for each day, the reader's own mark, and each message with or without its author. */
export function logItems(messages: readonly Message[], firstUnread: number | undefined): LogItem[] {
  let before: Message | undefined;
  return messages.flatMap((message): LogItem[] => {
    const isNewDay = !before || dayOf(before) !== dayOf(message);
    const isFirstUnread = message.seq === firstUnread;
    const isFollowUp = !isNewDay && !isFirstUnread && before !== undefined && continues(before, message);
    before = message;
    return [
      ...(isNewDay ? [{ kind: 'day' as const, day: new Date(message.sentAt) }] : []),
      ...(isFirstUnread ? [{ kind: 'divider' as const }] : []),
      { kind: 'message', message, isFollowUp },
    ];
  });
}

/** Where the reader stopped: the first message of somebody else beyond it, and how many there are in sight. */
export function unreadIn(messages: readonly Message[], readSeq: number | null, ownUsername: string) {
  if (readSeq === null) return undefined;
  const unread = messages.filter(
    (message) => message.seq > readSeq && isThere(message) && message.author?.username !== ownUsername,
  );
  return unread[0] && { seq: unread[0].seq, since: unread[0].sentAt, count: unread.length };
}

/** Something to read stands there: it is not gone. */
export const isThere = ({ text }: Message) => text !== null;

function continues(before: Message, message: Message): boolean {
  const isNear = Date.parse(message.sentAt) - Date.parse(before.sentAt) < groupMs;
  const isSame = before.author !== null && before.author.username === message.author?.username;
  return isNear && isSame && before.text !== null && message.text !== null && message.replyTo === null;
}

const dayOf = ({ sentAt }: Message) => new Date(sentAt).toDateString();
