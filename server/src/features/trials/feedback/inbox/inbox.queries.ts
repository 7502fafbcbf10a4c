import type { InboxKind } from '@firstlight/contract/trials/feedback/inbox-limits.ts';
import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { projectsAs } from '../../../showcase/projects/projects.sql.ts';
import { openNotes, type SealedNote } from '../skips/notes.queries.ts';

export interface InboxPosition {
  givenOn: string;
  shuffle: number;
  id: string;
}

export interface InboxPlace extends InboxPosition {
  kind: InboxKind;
  projectId: string;
}

export interface InboxFilter {
  ownerId: string;
  kind: InboxKind | undefined;
  projectId: string | undefined;
}

/** What others may see and the maker has not put aside, by the two indexes that hold nothing else. */
const unread: Record<
  InboxKind,
  {
    table: RawBuilder<unknown>;
    isShown: RawBuilder<unknown>;
    /** Whether it is a response: feedback that does not count is listed and in no number. */
    isResponse: RawBuilder<unknown>;
  }
> = {
  full: {
    table: sql`feedback`,
    isShown: sql`deleted_at is null and not is_withheld and not is_done`,
    isResponse: sql`uncounted_for is null`,
  },
  quick: {
    table: sql`skips`,
    isShown: sql`not is_withheld and not is_done`,
    isResponse: sql`true`,
  },
};

/** Of each project the first few, and of those the first: the cost grows with neither what was written nor what was read. */
export async function listInboxPlaces(
  db: Db,
  filter: InboxFilter,
  { after, limit }: { after: InboxPosition | undefined; limit: number },
): Promise<InboxPlace[]> {
  const placesOf = (kind: InboxKind) => {
    const { table, isShown } = unread[kind];
    const beyond = after
      ? sql`and (given_on, shuffle, id) < (${after.givenOn}::date, ${after.shuffle}::int, ${after.id}::uuid)`
      : sql``;
    return sql`
      select ${kind}::text as kind, note.id, own.id as project_id, note.given_on, note.shuffle
      from ${ownProjects(filter)} cross join lateral (
        select id, given_on, shuffle from ${table}
        where project_id = own.id and ${isShown} ${beyond}
        order by given_on desc, shuffle desc, id desc limit ${limit}
      ) as note`;
  };
  const { rows } = await sql<InboxPlace>`
    select kind, id, project_id, given_on::text as given_on, shuffle
    from (${sql.join(kindsIn(filter).map(placesOf), sql` union all `)}) as notes
    order by notes.given_on desc, shuffle desc, id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** Returns how many responses of each kind wait, counted up to limit. */
export async function countInbox(
  db: Db,
  filter: Omit<InboxFilter, 'kind'>,
  limit: number,
): Promise<Record<InboxKind, number>> {
  const countOf = (kind: InboxKind) => {
    const { table, isShown, isResponse } = unread[kind];
    return sql`(select count(*)::int from (
      select 1 from ${ownProjects(filter)} cross join lateral (
        select 1 from ${table} where project_id = own.id and ${isShown} and ${isResponse} limit ${limit}
      ) as note limit ${limit}
    ) as counted)`;
  };
  const { rows } = await sql<Record<InboxKind, number>>`
    select ${countOf('full')} as "full", ${countOf('quick')} as quick
  `.execute(db);
  return rows[0] ?? { full: 0, quick: 0 };
}

export interface InboxSkip {
  id: string;
  projectId: string;
  testerNumber: number;
  reason: SkipReason;
  note: string;
  givenOn: string;
}

export async function findSkipNotes(db: Db, vault: Vault, ids: readonly string[]): Promise<InboxSkip[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SealedNote<InboxSkip>>`
    select id, project_id, tester_number, reason, note, given_on::text as given_on from skips where id = any(${ids}::uuid[])
  `.execute(db);
  return openNotes(db, vault, rows);
}

/** Whether there was such a note on a project of this maker's. */
export async function settle(
  db: Db,
  { noteId, ownerId, isDone }: { noteId: string; ownerId: string; isDone: boolean },
): Promise<boolean> {
  const own = sql<string>`(
    select projects.id from ${projectsAs('projects')} where owner_id = ${ownerId} and deleted_at is null)`;
  const full = await db
    .updateTable('feedback')
    .set({ isDone })
    .where('id', '=', noteId)
    .where('deletedAt', 'is', null)
    .where('isWithheld', '=', false)
    .where('projectId', 'in', own)
    .executeTakeFirst();
  if (full.numUpdatedRows > 0n) return true;
  const quick = await db
    .updateTable('skips')
    .set({ isDone })
    .where('id', '=', noteId)
    .where('isWithheld', '=', false)
    .where('projectId', 'in', own)
    .executeTakeFirst();
  return quick.numUpdatedRows > 0n;
}

const kindsIn = ({ kind }: InboxFilter): InboxKind[] => (kind ? [kind] : ['full', 'quick']);

function ownProjects({ ownerId, projectId }: Omit<InboxFilter, 'kind'>): RawBuilder<unknown> {
  const only = projectId === undefined ? sql`` : sql`and projects.id = ${projectId}`;
  return sql`(
    select projects.id from ${projectsAs('projects')} where owner_id = ${ownerId} and deleted_at is null ${only}
  ) as own`;
}
