import type { Message } from '@firstlight/contract/talk/channels/message.ts';

export interface MentionOption {
  username: string;
  /** Null: everybody. */
  name: string | null;
  avatar: string | null;
}

/** The word by which a moderator means everybody. */
const everybody: MentionOption = { username: 'all', name: null, avatar: null };

const shownMax = 8;

/** What stands before the caret, if it begins a name: what was written of it. */
export function nameBegun(text: string, caret: number): string | undefined {
  return /(?<![\w@.])@(\w{0,20})$/.exec(text.slice(0, caret))?.[1]?.toLowerCase();
}

/** The text and the caret once a name has been chosen in place of what was begun. */
export function withName(text: string, caret: number, start: string, username: string) {
  const before = `${text.slice(0, caret - start.length)}${username} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}

interface Known {
  messages: readonly Message[];
  members: readonly MentionOption[];
  ownUsername: string;
  canCall: boolean;
}

/** Those who spoke here lately come first, the latest before the others; then whoever else begins so. */
export function mentionOptions(start: string, { messages, members, ownUsername, canCall }: Known) {
  const spoken = messages.toReversed().flatMap(({ author }) => author ?? []);
  const found = new Map<string, MentionOption>();
  if (canCall && everybody.username.startsWith(start) && start !== '')
    found.set(everybody.username, everybody);
  for (const person of [...spoken, ...members]) {
    if (person.username === ownUsername || found.has(person.username)) continue;
    if (person.username.startsWith(start) || person.name?.toLowerCase().startsWith(start))
      found.set(person.username, person);
  }
  if (canCall && start === '') found.set(everybody.username, everybody);
  return [...found.values()].slice(0, shownMax);
}
