import type { Language } from '@firstlight/contract/languages.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import {
  isListed,
  projectStatsAs,
  projectsAs,
  projectsWithOwners,
} from '../../../showcase/projects/projects.sql.ts';
import type { Value } from '../model/value-feedback.ts';
import { insertNeed } from '../run/clock.queries.ts';
import type { Need } from './need-value.ts';

export interface NeedRow extends Need {
  projectId: string;
  ownerId: string;
  language: Language;
  postedAt: Date;
  value: Value;
  unreplaced: number;
  countedArrivals: number;
  /** What its clock had counted when it was started once more. */
  earlierSeconds: number;
  relaunchedAt: Date | null;
  isOpen: boolean;
}

export const needColumns = sql`
  project_id, owner_id, categories, language, posted_at, visible_since, waited_seconds, earlier_seconds, relaunched_at, full_count as "full",
  skip_count as quick, unprompted_full, unprompted_skip, recent_open_tests, older_open_tests, value_full, value_skip, unreplaced, counted_arrivals, is_open
`;

export type FlatNeed = Omit<NeedRow, 'value'> & { valueFull: number; valueSkip: number };

export const nested = ({ valueFull, valueSkip, ...row }: FlatNeed): NeedRow => ({
  ...row,
  value: { full: valueFull, quick: valueSkip },
});

/** A project as it stands, whoever may see it. */
export async function findProject(db: Db, id: string) {
  const { rows } = await sql<{
    id: string;
    ownerId: string;
    categories: number;
    publishedAt: Date;
    listed: boolean;
  }>`
    select projects.id, owner_id, categories, published_at, ${isListed} as listed
    from ${projectsWithOwners} where projects.id = ${id}
  `.execute(db);
  return rows[0];
}

/** Holds the row until the transaction ends, so that of two counts at once the later one sees both feedbacks. Undefined: there is no such project. */
export async function lockNeed(db: Db, projectId: string): Promise<NeedRow | undefined> {
  await insertNeed(db, projectId);
  const { rows } = await sql<FlatNeed>`
    select ${needColumns} from project_needs where project_id = ${projectId} for update
  `.execute(db);
  return rows[0] && nested(rows[0]);
}

/** As it stands, without holding it. */
export async function findNeed(db: Db, projectId: string): Promise<NeedRow | undefined> {
  const { rows } = await sql<FlatNeed>`
    select ${needColumns} from project_needs where project_id = ${projectId}
  `.execute(db);
  return rows[0] && nested(rows[0]);
}

export interface PostedProject {
  categories: number;
  postedAt: Date;
  firstFeedbackAt: Date | null;
  notes: number;
}

/** As many as tell how things go at the moment, however many there are in all. */
const lookedAt = 240;

/** The latest projects that everybody may see, newest first; the index of explore finds them. */
export async function listLatest(db: Db): Promise<PostedProject[]> {
  const { rows } = await sql<PostedProject>`
    select needs.categories, posted_at, first_feedback_at, full_count + skip_count as notes
    from (
      select project_id, published_at from ${projectStatsAs('project_stats')} where listed
      order by published_at desc, project_id desc limit ${lookedAt}
    ) as latest
    join project_needs needs on needs.project_id = latest.project_id
    order by latest.published_at desc
  `.execute(db);
  return rows;
}

/** How many older projects of the same maker are still waiting. */
export async function countOlder(db: Db, { ownerId, postedAt, projectId }: NeedRow): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from project_needs
    where is_open and owner_id = ${ownerId} and (posted_at, project_id) < (${postedAt}, ${projectId}::uuid)
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** When something came, and after how long of being visible. */
export interface Milestone {
  at: Date;
  afterSeconds: number;
}

/** Saves a need, and the moments that come once: the first feedback and the minimum. */
export async function saveNeed(
  db: Db,
  need: NeedRow,
  { first, met }: { first: Milestone | undefined; met: Milestone | undefined },
): Promise<void> {
  await sql`
    update project_needs set
      categories = ${need.categories}, language = projects.language,
      -- Relaunched while it was hidden: its second start is the moment in which it is shown.
      relaunched_at = case when relaunched_at is not null and visible_since is null and waited_seconds = 0
        then coalesce(${need.visibleSince}, relaunched_at) else relaunched_at end,
      visible_since = ${need.visibleSince}, waited_seconds = ${Math.round(need.waitedSeconds)},
      full_count = ${need.full}, skip_count = ${need.quick},
      unprompted_full = ${need.unpromptedFull ?? 0}, unprompted_skip = ${need.unpromptedSkip ?? 0},
      recent_open_tests = ${need.recentOpenTests}, older_open_tests = ${need.olderOpenTests},
      value_full = ${need.value.full}, value_skip = ${need.value.quick}, is_open = ${need.isOpen},
      due_at = '-infinity',
      first_feedback_at = coalesce(first_feedback_at, ${first?.at ?? null}),
      first_after_seconds = coalesce(first_after_seconds, ${first?.afterSeconds ?? null}),
      met_at = coalesce(met_at, ${met?.at ?? null}),
      met_after_seconds = coalesce(met_after_seconds, ${met?.afterSeconds ?? null})
    from ${projectsAs('projects')} where projects.id = project_id and project_id = ${need.projectId}
  `.execute(db);
  await sql`
    delete from feed_slots where project_id = ${need.projectId}
      and (${need.visibleSince === null} or (${need.categories}::int & (1 << category)) = 0)
  `.execute(db);
  if (need.visibleSince === null) return;
  await sql`
    insert into feed_slots (category, language, project_id, owner_id, categories, value_full, value_skip)
    select category, language, project_id, owner_id, categories, value_full, value_skip
    from project_needs, generate_series(0, 12) as category
    where project_id = ${need.projectId} and (categories & (1 << category)) <> 0
    on conflict (project_id, category) do update set
      language = excluded.language, categories = excluded.categories,
      value_full = excluded.value_full, value_skip = excluded.value_skip
  `.execute(db);
}

/** Whoever holds a need reads what it depends on as it is now, and writes it before anybody else does. */
export async function holdNeed(db: Db, projectId: string): Promise<void> {
  await sql`select from project_needs where project_id = ${projectId} for update`.execute(db);
}

export async function setIterated(db: Db, projectId: string, iteratedAt: Date | undefined): Promise<void> {
  await sql`
    update project_needs set iterated_at = ${iteratedAt ?? null} where project_id = ${projectId}
  `.execute(db);
}

/** By so many offers each project has found nobody, or has found somebody after all. */
export async function moveUnreplaced(db: Db, steps: ReadonlyMap<string, number>): Promise<void> {
  if (steps.size === 0) return;
  await sql`
    update project_needs set unreplaced = greatest(0, unreplaced + step),
      due_at = case when step > 0 then '-infinity' else due_at end
    from unnest(${[...steps.keys()]}::uuid[], ${[...steps.values()]}::int[]) as moved (id, step)
    where project_id = moved.id
  `.execute(db);
}
