import type {
  CaseOutcome,
  ReportableKind,
  ReportReason,
} from '@firstlight/contract/office/cases/case-rules.ts';
import type { SanctionRule } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Cases } from '../../../db/schema.ts';

export interface Case extends Omit<Selectable<Cases>, 'subjectKind' | 'reason' | 'rule' | 'outcome'> {
  subjectKind: ReportableKind;
  reason: ReportReason;
  rule: SanctionRule | null;
  outcome: CaseOutcome | null;
}

/** False: somebody else has just opened one for the same content. */
export async function insertCase(db: Db, row: Insertable<Cases>): Promise<boolean> {
  const added = await db
    .insertInto('cases')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['subjectKind', 'subjectId']).where('state', '<>', 'closed').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function findCase(db: Db, id: string): Promise<Case | undefined> {
  const row = await db.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirst();
  return row as Case | undefined;
}

/** Until the transaction ends nobody else moves it. */
export async function lockCase(db: Db, id: string): Promise<Case | undefined> {
  const row = await db.selectFrom('cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row as Case | undefined;
}

/** The one about this content that is not closed, held as above. */
export async function lockCaseOf(
  db: Db,
  subjectKind: ReportableKind,
  subjectId: string,
): Promise<Case | undefined> {
  const row = await db
    .selectFrom('cases')
    .selectAll()
    .where('subjectKind', '=', subjectKind)
    .where('subjectId', '=', subjectId)
    .where('state', '<>', 'closed')
    .forUpdate()
    .executeTakeFirst();
  return row as Case | undefined;
}

/** By whoever holds it. Each change is a new version, so that nobody decides about what they have not seen. */
export async function changeCase(
  db: Db,
  { id, version }: Pick<Case, 'id' | 'version'>,
  changes: Updateable<Cases>,
): Promise<void> {
  await db
    .updateTable('cases')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** Which of these have an open case about what their maker says. */
export async function listProjectsReported(
  db: Db,
  projectIds: readonly string[],
  fromWeight: number,
): Promise<string[]> {
  if (projectIds.length === 0) return [];
  const rows = await db
    .selectFrom('cases')
    .select('projectId')
    .distinct()
    .where('projectId', 'in', [...projectIds])
    .where('subjectKind', 'in', ['project', 'iteration'])
    .where('state', 'in', ['open', 'second'])
    .where('weight', '>=', fromWeight)
    .execute();
  return rows.flatMap(({ projectId }) => projectId ?? []);
}

/** What the clock has brought, oldest first. */
export async function listDecidedUntil(
  db: Db,
  state: 'second' | 'undoable',
  moment: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('cases')
    .select('id')
    .where('state', '=', state)
    .where('decidedAt', '<=', moment)
    .orderBy('decidedAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** What was decided about these very words. */
export async function listDecidedBefore(
  db: Db,
  { subjectKind, subjectId, contentHash }: Pick<Case, 'subjectKind' | 'subjectId' | 'contentHash'>,
): Promise<Pick<Case, 'id' | 'decidedAt' | 'outcome'>[]> {
  const rows = await db
    .selectFrom('cases')
    .select(['id', 'decidedAt', 'outcome'])
    .where('subjectKind', '=', subjectKind)
    .where('subjectId', '=', subjectId)
    .where('contentHash', '=', contentHash)
    .where('state', '=', 'closed')
    .where('outcome', 'is not', null)
    .orderBy('decidedAt', 'desc')
    .limit(20)
    .execute();
  return rows as Pick<Case, 'id' | 'decidedAt' | 'outcome'>[];
}
