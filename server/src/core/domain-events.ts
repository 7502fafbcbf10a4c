import type { RealtimeEvent, RealtimePayload } from '@firstlight/contract/realtime.ts';
import type { JobRequest } from './job.ts';

/**
 * What has happened, in the past tense. Each feature adds its own events beside its use cases:
 *
 *   declare module '../../../core/domain-events.ts' {
 *     interface DomainEvents { 'contact.received': { messageId: string } }
 *   }
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it by declaration merging
export interface DomainEvents {}

export type DomainEventName = keyof DomainEvents;

export type DomainEvent<Name extends DomainEventName = DomainEventName> = Name extends DomainEventName
  ? { name: Name } & DomainEvents[Name]
  : never;

export type Push = {
  [Name in RealtimeEvent]: { room: string; event: Name; payload: RealtimePayload<Name> };
}[RealtimeEvent];

/**
 * What follows from an event. Both parts are pure: jobs are written in the event's own transaction,
 * pushes go out after it has committed and may be lost.
 */
export interface Listener<Name extends DomainEventName = DomainEventName> {
  on: Name;
  jobs?(event: DomainEvent<Name>): JobRequest[];
  pushes?(event: DomainEvent<Name>): Push[];
}

/** Ties a listener's functions to the event they are about, then forgets the name so that listeners fit one list. */
export function listener<Name extends DomainEventName>(definition: Listener<Name>): Listener {
  return definition as unknown as Listener;
}
