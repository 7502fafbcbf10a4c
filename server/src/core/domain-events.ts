import type { LivePush } from '@firstlight/contract/live.ts';
import type { JobRequest } from './job.ts';

/** Something that can happen. Each feature lists its own in `<word>.events.ts`, and its manifest takes the list in. */
export interface EventType<About extends object = object> {
  /** In the past tense: `<feature>.<what_happened>`. */
  name: string;
  /** Never set: it tells the compiler what is said of it. */
  about?: About;
}

export const event = <About extends object>(name: string): EventType<About> => ({ name });

/** What has happened, and what is said of it. */
export type DomainEvent<About extends object = object> = { name: string } & About;

/**
 * What follows from an event. Both parts are pure: jobs are written in the event's own transaction,
 * pushes go out after it has committed and may be lost.
 */
export interface Listener<About extends object = object> {
  on: EventType<About>;
  jobs?(event: DomainEvent<About>): JobRequest[];
  pushes?(event: DomainEvent<About>): LivePush[];
}

/** Ties a listener's functions to the event they are about, then forgets which it is so that listeners fit one list. */
export const listener = <About extends object>(definition: Listener<About>): Listener => definition;
