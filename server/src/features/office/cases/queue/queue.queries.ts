import type { Language } from '@firstlight/contract/languages.ts';
import { caseLimits, hardReasons } from '@firstlight/contract/office/cases/case-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { peopleAs } from '../../../people/accounts/accounts.sql.ts';
import { projectsAs } from '../../../showcase/projects/projects.sql.ts';
import type { Case } from '../cases.queries.ts';

/** A case with the names of its project and its author. */
export interface NamedCase extends Case {
  projectName: string | null;
  projectLanguage: Language | null;
  ownerId: string | null;
  authorName: string | null;
  authorUsername: string | null;
}

export interface Place {
  at: string;
  id: string;
}

export type ListedState = 'open' | 'undoable' | 'closed';

/** What has to be known of a case to tell who may see it. */
export type JudgedCase = Pick<
  NamedCase,
  'id' | 'subjectKind' | 'subjectId' | 'isHidden' | 'authorId' | 'ownerId' | 'openedAt'
>;

const lists = {
  open: { of: sql`cases.state in ('open', 'second')`, by: sql`cases.due_at`, way: sql`asc`, beyond: sql`>` },
  undoable: { of: sql`cases.state = 'undoable'`, by: sql`cases.decided_at`, way: sql`desc`, beyond: sql`<` },
  closed: { of: sql`cases.state = 'closed'`, by: sql`cases.closed_at`, way: sql`desc`, beyond: sql`<` },
};

/** One page of those in a state: the most urgent first, of what was decided the latest. */
export async function listInState(
  db: Db,
  state: ListedState,
  { after, limit }: { after?: Place | undefined; limit: number },
): Promise<NamedCase[]> {
  const { of, by, way, beyond } = lists[state];
  const from = after
    ? sql`and (${by}, cases.id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<NamedCase>`
    ${selectNamed} where ${of} ${from} order by ${by} ${way}, cases.id ${way} limit ${limit}
  `.execute(db);
  return rows;
}

/** The same without names, for whoever only counts them. */
export async function listToCount(
  db: Db,
  state: ListedState,
  limit: number,
): Promise<(JudgedCase & Pick<Case, 'dueAt'>)[]> {
  const { of, by, way } = lists[state];
  const { rows } = await sql<JudgedCase & Pick<Case, 'dueAt'>>`
    select counted.*, projects.owner_id from (
      select id, subject_kind, subject_id, is_hidden, author_id, project_id, opened_at, due_at from cases
      where ${of} order by ${by} ${way}, cases.id ${way} limit ${limit}
    ) as counted left join ${projectsAs('projects')} on projects.id = counted.project_id
  `.execute(db);
  return rows;
}

export async function findNamedCase(db: Db, id: string): Promise<NamedCase | undefined> {
  const { rows } = await sql<NamedCase>`${selectNamed} where cases.id = ${id}`.execute(db);
  return rows[0];
}

export async function listNamedCases(db: Db, ids: readonly string[]): Promise<NamedCase[]> {
  const { rows } = await sql<NamedCase>`${selectNamed} where cases.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** False: somebody else has it, or it is no longer to be decided. */
export async function claimRow(
  db: Db,
  id: string,
  { by, now, until }: { by: string; now: Date; until: Date },
): Promise<boolean> {
  const claimed = await db
    .updateTable('cases')
    .set({ claimedBy: by, claimedUntil: until })
    .where('id', '=', id)
    .where('state', 'in', ['open', 'second'])
    .where((is) =>
      is.or([is('claimedBy', 'is', null), is('claimedBy', '=', by), is('claimedUntil', '<=', now)]),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** False: it was not theirs. */
export async function releaseRow(db: Db, id: string, by: string): Promise<boolean> {
  const released = await db
    .updateTable('cases')
    .set({ claimedBy: null, claimedUntil: null })
    .where('id', '=', id)
    .where('claimedBy', '=', by)
    .returning('id')
    .executeTakeFirst();
  return released !== undefined;
}

/** How many somebody has now, besides this one. */
export async function countOwnClaims(db: Db, by: string, now: Date, besides: string | null): Promise<number> {
  let query = db
    .selectFrom('cases')
    .select('id')
    .where('claimedBy', '=', by)
    .where('claimedUntil', '>', now)
    .where('state', 'in', ['open', 'second']);
  if (besides) query = query.where('id', '<>', besides);
  return (await query.execute()).length;
}

/** How much that is hard to read somebody has decided since; no more than matters. */
export async function countHardDecided(db: Db, by: string, since: Date): Promise<number> {
  const rows = await db
    .selectFrom('cases')
    .select('id')
    .where('decidedBy', '=', by)
    .where('decidedAt', '>', since)
    .where((is) => is.or([is('concernsMinors', '=', true), is('reason', 'in', [...hardReasons])]))
    .limit(caseLimits.hardInDay)
    .execute();
  return rows.length;
}

/** In which of these cases somebody has reported. */
export async function listReportedBy(
  db: Db,
  reporterTag: Buffer,
  caseIds: readonly string[],
): Promise<Set<string>> {
  if (caseIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('reports')
    .select('caseId')
    .where('reporterTag', '=', reporterTag)
    .where('caseId', 'in', [...caseIds])
    .execute();
  return new Set(rows.map(({ caseId }) => caseId));
}

const selectNamed = sql`
  select cases.*, projects.name as project_name, projects.language as project_language, projects.owner_id, authors.name as author_name,
    authors.username as author_username
  from cases left join ${projectsAs('projects')} on projects.id = cases.project_id
    left join ${peopleAs('authors')} on authors.id = cases.author_id`;
