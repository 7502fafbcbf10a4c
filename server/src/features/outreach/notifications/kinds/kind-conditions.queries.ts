import { type RawBuilder, sql } from 'kysely';
import type { KindRules, LineColumns } from '../../../../core/notifications/notification-kind.ts';
import type { KindsByName } from '../../../../core/notifications/notification-parts.ts';
import { listKinds, type NamedKind } from './list-kinds.ts';

const columns: LineColumns = {
  subjectId: sql.ref('notifications.subjectId'),
  aboutId: sql.ref('notifications.projectId'),
  actorId: sql.ref('notifications.actorId'),
  readAt: sql.ref('notifications.readAt'),
};

const isNoneOf = (kinds: readonly string[]) => sql<boolean>`notifications.kind <> all(${kinds}::text[])`;

/** Whether a line is shown to its reader at all. One whose kind no feature declares any more is not. */
export function isShown(kinds: KindsByName, readerId: string, now: Date): RawBuilder<boolean> {
  const known = sql<boolean>`notifications.kind = any(${Object.keys(kinds)}::text[])`;
  return all([known, ...conditionsOf(kinds, 'isShown', readerId, now)]);
}

/** Whether there is still something behind an unread line. */
export function isLive(kinds: KindsByName, readerId: string, now: Date): RawBuilder<boolean> {
  return all(conditionsOf(kinds, 'isLive', readerId, now));
}

/** Nobody is sent what has come to nothing, nor at night what waits for the morning. */
export function mayLeave(kinds: KindsByName, readerId: string, now: Date): RawBuilder<boolean> {
  const quiet = listKinds(kinds).filter(({ rules }) => rules.urgent?.isQuiet(now));
  return all([isNoneOf(quiet.map(({ kind }) => kind)), isLive(kinds, readerId, now)]);
}

/** Kinds that share a condition ask it once. */
function conditionsOf(
  kinds: KindsByName,
  name: 'isShown' | 'isLive',
  readerId: string,
  now: Date,
): RawBuilder<boolean>[] {
  const asking = new Map<NonNullable<KindRules[typeof name]>, NamedKind['kind'][]>();
  for (const { kind, rules } of listKinds(kinds)) {
    const condition = rules[name];
    if (condition) asking.set(condition, [...(asking.get(condition) ?? []), kind]);
  }
  return [...asking].map(
    ([condition, those]) => sql`(${isNoneOf(those)} or ${condition(columns, readerId, now)})`,
  );
}

function all(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}
