import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../core/context.ts';

/** May stand in lists, for everybody alike. Needs `projects` and, as `owners`, the users who made them. */
export const isListed: RawBuilder<boolean> = sql<boolean>`(
  projects.deleted_at is null and projects.hidden_at is null and projects.suspended_at is null
  and owners.standing = 'good')`;

/** May be opened by this actor: whatever is listed, and one's own unless it was deleted. */
export function isVisibleTo(actor: Actor): RawBuilder<boolean> {
  if (actor.kind !== 'member') return isListed;
  return sql<boolean>`(${isListed} or (projects.deleted_at is null and projects.owner_id = ${actor.id}))`;
}
