import type { LivePush } from '@firstlight/contract/live.ts';
import type { Db } from '../db/database.ts';
import type { Log } from '../platform/log.ts';
import type { DomainEvent, Listener } from './domain-events.ts';
import type { JobRequest } from './job.ts';

/** Where the consequences of events leave the use cases: jobs with the transaction, pushes after it. */
export interface Outbox {
  enqueue(db: Db, events: readonly DomainEvent[]): Promise<void>;
  announce(events: readonly DomainEvent[]): void;
}

export interface OutboxParts {
  listeners: readonly Listener[];
  enqueueJob(db: Db, request: JobRequest): Promise<void>;
  push(push: LivePush): void;
  log: Log;
}

export function createOutbox({ listeners, enqueueJob, push, log }: OutboxParts): Outbox {
  const concerned = (event: DomainEvent) => listeners.filter((listener) => listener.on.name === event.name);
  return {
    async enqueue(db, events) {
      for (const event of events) {
        for (const listener of concerned(event)) {
          for (const request of listener.jobs?.(event) ?? []) await enqueueJob(db, request);
        }
      }
    },
    announce(events) {
      // The act is committed: a push that fails is lost, and must not make it look as if the act had failed.
      try {
        for (const event of events) {
          for (const listener of concerned(event)) listener.pushes?.(event).forEach(push);
        }
      } catch (error) {
        log.error({ err: error }, 'a live push was lost');
      }
    },
  };
}
