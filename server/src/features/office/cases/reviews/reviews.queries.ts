import type { ReviewOutcome } from '@firstlight/contract/office/cases/case-rules.ts';
import type { Selectable } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { ReportReviews } from '../../../../db/schema.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';

export interface Review extends Omit<Selectable<ReportReviews>, 'body' | 'answer' | 'outcome'> {
  /** Null once it is forgotten. */
  body: string | null;
  answer: string | null;
  outcome: ReviewOutcome | null;
}

/** False: there is one already. */
export async function insertReview(
  db: Db,
  vault: Vault,
  { body, ...review }: Pick<Review, 'id' | 'reportId' | 'caseId' | 'filedAt' | 'dueAt'> & { body: string },
): Promise<boolean> {
  const sealed = await vault.seal(db, place(review.id, 'body'), body, { padded: true });
  const added = await db
    .insertInto('reportReviews')
    .values({ ...review, body: sealed })
    .onConflict((conflict) => conflict.column('reportId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function findReview(db: Db, vault: Vault, id: string): Promise<Review | undefined> {
  const row = await db.selectFrom('reportReviews').selectAll().where('id', '=', id).executeTakeFirst();
  return row && openReview(db, vault, row);
}

/** By the report they are about. */
export async function findReviewsOf(
  db: Db,
  vault: Vault,
  reportIds: readonly string[],
): Promise<Map<string, Review>> {
  if (reportIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reportReviews')
    .selectAll()
    .where('reportId', 'in', [...reportIds])
    .execute();
  const reviews = await Promise.all(rows.map((row) => openReview(db, vault, row)));
  return new Map(reviews.map((review) => [review.reportId, review]));
}

/** One page of those without an answer, the most urgent first. */
export async function listOpenReviews(db: Db, vault: Vault, limit: number): Promise<Review[]> {
  const rows = await db
    .selectFrom('reportReviews')
    .selectAll()
    .where('outcome', 'is', null)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(limit)
    .execute();
  return Promise.all(rows.map((row) => openReview(db, vault, row)));
}

/** Those that are due until then, and of which admins were not reminded. */
export async function listUnreminded(db: Db, dueUntil: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reportReviews')
    .select('id')
    .where('outcome', 'is', null)
    .where('remindedAt', 'is', null)
    .where('dueAt', '<=', dueUntil)
    .orderBy('dueAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** False: answered or reminded of meanwhile. */
export async function noteReminded(db: Db, id: string, remindedAt: Date): Promise<boolean> {
  const noted = await db
    .updateTable('reportReviews')
    .set({ remindedAt })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .where('remindedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** False: somebody has answered it already. */
export async function decideReviewRow(
  db: Db,
  vault: Vault,
  id: string,
  { answer, ...decided }: { outcome: ReviewOutcome; answer: string; decidedBy: string; decidedAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('reportReviews')
    .set({ ...decided, answer: await vault.seal(db, place(id, 'answer'), answer, { padded: true }) })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function openReview(db: Db, vault: Vault, row: Selectable<ReportReviews>): Promise<Review> {
  const open = async (column: 'body' | 'answer') => {
    const cell = row[column];
    return cell && (await vault.unseal(db, place(row.id, column), cell));
  };
  return {
    ...row,
    body: await open('body'),
    answer: await open('answer'),
    outcome: row.outcome as ReviewOutcome | null,
  };
}

function place(rowId: string, column: 'body' | 'answer') {
  return { table: 'report_reviews', column, rowId, scope: { type: 'moderation', id: 'cases' } };
}
