import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { projectsAs } from '../../../showcase/projects/projects.sql.ts';
import { numbersOf } from '../hidden/numbers.queries.ts';

type Side = 'maker' | 'tester';

/** A mask: nothing here tells whether two of them are one person. */
export interface Mask {
  projectId: string;
  testerNumber: number;
}

/** Of a feedback in a query: one of the two, or both, have closed its thread. For its author alone. */
export const isThreadClosed = sql<boolean>`exists (
  select from hidden.tester_blocks closed
  where closed.project_id = feedback.project_id and closed.tester_number = feedback.tester_number
)`;

/** The tester wants to hear nothing more about this feedback from its maker. */
export async function hasTesterClosed(db: Db, feedbackId: string): Promise<boolean> {
  const row = await db
    .selectFrom('hidden.testerBlocks as closed')
    .innerJoin('feedback', (join) =>
      join
        .onRef('feedback.projectId', '=', 'closed.projectId')
        .onRef('feedback.testerNumber', '=', 'closed.testerNumber'),
    )
    .select('closedBy')
    .where('feedback.id', '=', feedbackId)
    .where('closedBy', '=', 'tester')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listClosings(db: Db, { projectId, testerNumber }: Mask): Promise<Side[]> {
  const rows = await db
    .selectFrom('hidden.testerBlocks')
    .select('closedBy')
    .where('projectId', '=', projectId)
    .where('testerNumber', '=', testerNumber)
    .execute();
  return rows.map(({ closedBy }) => closedBy as Side);
}

/** False: that side had closed it already. */
export async function insertClosing(
  db: Db,
  { projectId, testerNumber }: Mask,
  closedBy: Side,
  closedOn: string,
): Promise<boolean> {
  const added = await db
    .insertInto('hidden.testerBlocks')
    .values({ projectId, testerNumber, closedBy, closedOn })
    .onConflict((conflict) => conflict.doNothing())
    .returning('projectId')
    .executeTakeFirst();
  return added !== undefined;
}

/** False: it was open for that side. */
export async function deleteClosing(
  db: Db,
  { projectId, testerNumber }: Mask,
  closedBy: Side,
): Promise<boolean> {
  const gone = await db
    .deleteFrom('hidden.testerBlocks')
    .where('projectId', '=', projectId)
    .where('testerNumber', '=', testerNumber)
    .where('closedBy', '=', closedBy)
    .returning('projectId')
    .executeTakeFirst();
  return gone !== undefined;
}

/** For one who leaves. What makers closed to them stays: that it opened would tell that they left. */
export async function deleteClosingsOf(db: Db, vault: Vault, authorId: string): Promise<void> {
  await sql`
    delete from hidden.tester_blocks where closed_by = 'tester' and (project_id, tester_number) in (${numbersOf(vault, authorId)})
  `.execute(db);
}

/** Which threads one person has closed, as a tester or on their own projects. */
export async function listClosingsBy(db: Db, vault: Vault, personId: string) {
  const { rows } = await sql<Mask & { closedBy: Side; closedOn: string }>`
    select project_id, tester_number, closed_by, closed_on::text as closed_on from hidden.tester_blocks
    where (closed_by = 'tester' and (project_id, tester_number) in (${numbersOf(vault, personId)}))
      or (closed_by = 'maker' and project_id in (select id from ${projectsAs('projects')} where owner_id = ${personId}))
    order by project_id, tester_number
  `.execute(db);
  return rows;
}
