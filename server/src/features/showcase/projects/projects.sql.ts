import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Actor } from '../../../core/context.ts';
import type { ProjectEdits, ProjectStats, Projects } from '../../../db/schema.ts';
import { peopleAs, seenAsGood } from '../../people/accounts/accounts.sql.ts';

/** What other features may read of a project in their own statements. */
type LentProject = Pick<
  Selectable<Projects>,
  | 'id'
  | 'ownerId'
  | 'name'
  | 'language'
  | 'categories'
  | 'link'
  | 'callToActionUrl'
  | 'questions'
  | 'cardQuestion'
  | 'publishedAt'
  | 'hiddenAt'
  | 'suspendedAt'
  | 'deletedAt'
>;

/** Projects, under the name that a statement gives them: `join ${projectsAs('projects')} on …`. */
export const projectsAs = <Name extends string>(name: Name) => sql<LentProject>`projects`.as(name);

/** One row for each project: whether it is listed, and its figures. */
export const projectStatsAs = <Name extends string>(name: Name) =>
  sql<Selectable<ProjectStats>>`project_stats`.as(name);

/** The days on which projects were edited. */
export const projectEditsAs = <Name extends string>(name: Name) =>
  sql<Selectable<ProjectEdits>>`project_edits`.as(name);

/** Projects and, as `owners`, the people who made them: what the two conditions below ask of. */
export const projectsWithOwners: RawBuilder<unknown> = sql`${projectsAs('projects')}
  join ${peopleAs('owners')} on owners.id = projects.owner_id`;

/** May stand in lists, for everybody alike. Needs `projects` and `owners`. */
export const isListed: RawBuilder<boolean> = sql<boolean>`(
  projects.deleted_at is null and projects.hidden_at is null and projects.suspended_at is null
  and ${seenAsGood('owners')})`;

/** May be opened by this actor: whatever is listed, and one's own unless it was deleted. */
export function isVisibleTo(actor: Actor): RawBuilder<boolean> {
  return actor.kind === 'member' ? isVisibleToPerson(sql`${actor.id}`) : isListed;
}

/** The same for whoever an expression names, which is nobody for a guest. */
export function isVisibleToPerson(personId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${isListed} or (projects.deleted_at is null and projects.owner_id = ${personId}))`;
}
