import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';

interface Person {
  username: string;
  name: string;
}

/** Who is writing, and until when one believes it. */
export type Typing = readonly (Person & { until: number })[];

/** Returns the people who are writing, with this person at the end for another few seconds, unless they are hidden. */
export function hearTyping(
  known: Typing,
  person: Person,
  { hidden, now }: { hidden: readonly string[]; now: number },
): Typing {
  if (hidden.includes(person.username)) return known;
  const until = now + channelLimits.typingShownSeconds * 1000;
  const others = known.filter((one) => one.until > now && !isSame(one)(person));
  return [...others, { ...person, until }].slice(-channelLimits.typingNames);
}

/** Whoever has sent it writes no longer. */
export function hearSent(known: Typing, authors: readonly (Person | null)[]): Typing {
  const left = known.filter((one) => !authors.some((author) => author && isSame(one)(author)));
  return left.length === known.length ? known : left;
}

/** Those who are still believed. */
export function stillTyping(known: Typing, now: number): Typing {
  const left = known.filter(({ until }) => until > now);
  return left.length === known.length ? known : left;
}

const isSame = (one: Person) => (other: Person) => other.username === one.username;
