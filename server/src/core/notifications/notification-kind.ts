import type { Language } from '@firstlight/contract/languages.ts';
import type { RawBuilder } from 'kysely';
import type * as z from 'zod';
import type { Context } from '../context.ts';
import type { EventType } from '../domain-events.ts';
import type { JobContext } from '../job.ts';

/** Values of a kind besides what it is about. `variant` selects among the sentences of a kind that has several. */
export type Details = Readonly<Record<string, string | number>>;

/** One person who is to know of one thing. */
export interface Notice {
  userId: string;
  /** What happened, once, by random ids and never by a name: giving the same cause again changes nothing. */
  cause: string;
  /** What leads somewhere and has a name, by its id; null where the kind is about nothing but its reader. */
  aboutId: string | null;
  /** Only ever somebody who acts under their own name; of a masked kind nobody. */
  actorId?: string | null;
  details?: Details;
  /** When it counts as having happened. Default: now. */
  happenedAt?: Date;
  /** Nothing leaves soon because of it: it waits for the daily mail. */
  isPatient?: boolean;
}

/** A line as it is kept. */
export interface Line {
  id: string;
  subjectId: string;
  aboutId: string | null;
  actorId: string | null;
  details: Details | null;
  isUnread: boolean;
}

/** What a line says today: names are read anew each time. */
export interface LineWords {
  about: { id: string; name: string } | null;
  actor: { name: string; username: string } | null;
  /** The page where one sees it. */
  path: string;
  /** Where it is another one than was counted. */
  count?: number;
}

/** The columns of a line, for a condition that its kind adds to every look at somebody's lines. */
export interface LineColumns {
  subjectId: RawBuilder<string>;
  aboutId: RawBuilder<string | null>;
  actorId: RawBuilder<string | null>;
  readAt: RawBuilder<Date | null>;
}

type LineCondition = (columns: LineColumns, readerId: string, now: Date) => RawBuilder<boolean>;

/** On or off until somebody chooses; or never, and then there is nothing to choose. */
type Way = 'on' | 'off' | 'never';

/** What the engine must know of lines of one kind. */
export interface KindRules {
  /** Its place among the choices of the settings. */
  place: number;
  mail: Way;
  push: Way;
  /** Whether a hidden tester causes or receives it. It names no tester and is dated by the day. */
  isMasked?: boolean;
  /** Whether people who see the screen would learn too much: pushes and subjects use the sentence `push`, without a name. */
  isDiscreet?: boolean | ((details: Details | null) => boolean);
  /** Somebody was called by their name: it stands among the mentions as well. */
  isMention?: boolean;
  /** It does not wait for what was sent before it. While it is quiet it does not leave. */
  urgent?: { isQuiet(moment: Date): boolean };
  /** Which words of its own it keeps, and of what sort. */
  details?: z.ZodRawShape;
  /** Those words, as its sentence has them. */
  detailWords?(language: Language, details: Details): Record<string, string>;
  /** Whether a line is shown at all: without it, always. */
  isShown?: LineCondition;
  /** Whether there is still something behind an unread line: without it, always. */
  isLive?: LineCondition;
  /** What these lines of one reader say, by their ids; a line that is left out is not shown. */
  wordsFor(ctx: Context, readerId: string, lines: readonly Line[]): Promise<Map<string, LineWords>>;
}

/** A kind as its feature declares it: what causes it, who is to know, and what is one line. */
export interface DeclaredKind<Event extends z.ZodRawShape = z.ZodRawShape> extends KindRules {
  on: EventType<z.output<z.ZodObject<Event>>>;
  /** What of the event is needed to find them: it waits on the queue. */
  event: Event;
  to(ctx: JobContext, event: z.output<z.ZodObject<Event>>): AsyncIterable<Notice>;
  /** What is one line, as long as it is unread: all of what it is about, all of one reader's, or of something else by its random id. */
  bundleBy: 'about' | 'reader' | ((event: z.output<z.ZodObject<Event>>) => string);
}

/** Ties a kind's functions to what they need of its event, then forgets which it is so that kinds fit one list. */
export function notificationKind<Event extends z.ZodRawShape>(definition: DeclaredKind<Event>): DeclaredKind {
  return definition as unknown as DeclaredKind;
}
