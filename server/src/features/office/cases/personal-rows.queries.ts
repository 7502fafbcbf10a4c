import type { Context } from '../../../core/context.ts';
import type { Person } from '../../../core/personal-part.ts';
import type { TransactionContext } from '../../../core/transaction.ts';
import { personTag } from '../../people/accounts/person-tag.ts';
import { caseEvents } from './cases.events.ts';
import { deleteCopiesClosedBefore, deleteCopiesOf } from './evidence/case-pictures.queries.ts';
import { reporterTag } from './reports/reporter.ts';
import { listReportsOf } from './reports/reports.queries.ts';
import { findReviewsOf } from './reviews/reviews.queries.ts';
import { eraseUnmaskingsOf, listToldOf } from './unmasking/told-unmaskings.queries.ts';

const page = 200;

/** With an outcome only once it is told. */
export async function* reportRowsOf({ db, vault }: Context, { id }: Person) {
  let after: { reportedAt: string; id: string } | undefined;
  for (;;) {
    const rows = await listReportsOf(db, vault, reporterTag(vault, id), { after, limit: page });
    for (const { about, ...report } of rows) {
      const isTold = about.state === 'closed' || report.state === 'withdrawn';
      yield { ...report, state: isTold ? report.state : 'open' };
    }
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    after = { reportedAt: last.reportedAt.toISOString(), id: last.id };
  }
}

/** What somebody said against “no violation”, and what they were answered. */
export async function* reviewRowsOf(ctx: Context, person: Person) {
  for await (const { id } of reportRowsOf(ctx, person))
    yield* (await findReviewsOf(ctx.db, ctx.vault, [id])).values();
}

/** What they were told already: until then it is not theirs to know. */
export async function* unmaskingRowsOf({ db, vault }: Context, { id }: Person) {
  yield* await listToldOf(db, personTag(vault, id));
}

/** What somebody reported loses its words and its reporter; what of theirs was reported loses its author and its copies. */
export async function eraseCasesOf(tx: TransactionContext<Context>, userId: string): Promise<void> {
  const { db, vault } = tx;
  const tag = reporterTag(vault, userId);
  const reported = db.selectFrom('reports').select('id').where('reporterTag', '=', tag);
  await db
    .updateTable('reportReviews')
    .set({ body: null, answer: null })
    .where('reportId', 'in', reported)
    .execute();
  await db
    .updateTable('reports')
    .set({ reporterTag: null, reporter: null, texts: null })
    .where('reporterTag', '=', tag)
    .execute();
  await db.deleteFrom('reporterTallies').where('reporterTag', '=', tag).execute();
  await eraseUnmaskingsOf(db, personTag(vault, userId));
  forgetCopies(tx, await deleteCopiesOf(db, userId));
  const theirs = db.selectFrom('cases').select('id').where('authorId', '=', userId);
  await db.updateTable('caseEvidence').set({ texts: null }).where('caseId', 'in', theirs).execute();
  await db.updateTable('cases').set({ authorId: null, asked: null }).where('authorId', '=', userId).execute();
}

/** What was closed so long ago stays as a figure alone. */
export async function forgetCasesClosedBefore(tx: TransactionContext<Context>, before: Date): Promise<void> {
  const { db } = tx;
  forgetCopies(tx, await deleteCopiesClosedBefore(db, before));
  const old = db.selectFrom('cases').select('id').where('closedAt', '<', before);
  await db
    .updateTable('reports')
    .set({ reporterTag: null, reporter: null, texts: null })
    .where('caseId', 'in', old)
    .where('texts', 'is not', null)
    .execute();
  await db
    .updateTable('reportReviews')
    .set({ body: null, answer: null })
    .where('caseId', 'in', old)
    .where('body', 'is not', null)
    .execute();
  await db
    .updateTable('caseEvidence')
    .set({ texts: null })
    .where('caseId', 'in', old)
    .where('texts', 'is not', null)
    .execute();
  await db
    .updateTable('caseNotes')
    .set({ note: null })
    .where('caseId', 'in', old)
    .where('note', 'is not', null)
    .execute();
  await db
    .updateTable('cases')
    .set({ authorId: null, asked: null })
    .where('closedAt', '<', before)
    .where('authorId', 'is not', null)
    .execute();
}

function forgetCopies(tx: TransactionContext<Context>, pictureIds: readonly string[]): void {
  for (const pictureId of pictureIds) tx.record(caseEvents.copyDropped, { pictureId });
}
