import type { NotificationKind } from '@firstlight/contract/notification-kinds.ts';
import * as z from 'zod';
import { type Listener, listener } from '../domain-events.ts';
import { type Job, job } from '../job.ts';
import { ask } from '../question.ts';
import type { DeclaredKind, Notice } from './notification-kind.ts';
import { notificationQuestions } from './notification-questions.ts';

/** All of them. */
export type KindsByName = Readonly<Record<NotificationKind, DeclaredKind>>;

/** What follows from the kinds that a feature declares: of each a job that finds who is to know, and the listener that asks for it. */
export function notificationParts(feature: string, kinds: Partial<KindsByName>) {
  const entries = Object.entries(kinds) as [NotificationKind, DeclaredKind][];
  const parts = entries.map(([kind, declared]) => partsOf(feature, kind, declared));
  return { jobs: parts.map((part) => part.job), listeners: parts.map((part) => part.listener) };
}

function partsOf(
  feature: string,
  kind: NotificationKind,
  declared: DeclaredKind,
): { job: Job; listener: Listener } {
  const notifyPeople = job({
    name: `${feature}.notify-of-${kind.replaceAll('_', '-')}`,
    payload: z.strictObject(declared.event),
    async handle(ctx, event) {
      for await (const notice of declared.to(ctx, event)) {
        const subjectId = subjectOf(declared, notice, event);
        await ask(ctx, notificationQuestions.notify, { ...notice, kind, subjectId });
      }
    },
  });
  const fields = Object.keys(declared.event);
  return {
    job: notifyPeople,
    listener: listener({ on: declared.on, jobs: (event) => [notifyPeople.request(pick(event, fields))] }),
  };
}

function subjectOf(
  { bundleBy }: DeclaredKind,
  { aboutId, userId }: Notice,
  event: Record<string, unknown>,
): string {
  if (typeof bundleBy === 'function') return bundleBy(event);
  return bundleBy === 'about' ? (aboutId ?? userId) : userId;
}

/** Nothing else of the event waits on the queue. */
function pick(event: object, fields: readonly string[]): Record<string, unknown> {
  const all = new Map(Object.entries(event));
  return Object.fromEntries(fields.map((field) => [field, all.get(field)]));
}
