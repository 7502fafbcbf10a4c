import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { DueReview, listReviews as listEndpoint } from '@firstlight/contract/office/cases/reviews.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { listEvidence } from '../evidence/evidence.queries.ts';
import { presentQueued } from '../queue/present-queued.ts';
import { listNamedCases, type NamedCase } from '../queue/queue.queries.ts';
import { withoutConflict } from '../queue/without-conflict.ts';
import { listReports } from '../reports/reports.queries.ts';
import { mayAnswer } from './may-answer.ts';
import { listOpenReviews, type Review } from './reviews.queries.ts';

/** As many as anybody answers in a day; the next come up as these are answered. */
const page = 100;

/** Without a word of who asks: they are a number of their case, as everywhere. */
export async function listReviews(ctx: HttpContext<Member>): Promise<ResultOf<typeof listEndpoint>> {
  const reviews = await listOpenReviews(ctx.db, ctx.vault, page);
  const cases = await listNamedCases(ctx.db, [...new Set(reviews.map(({ caseId }) => caseId))]);
  const free = new Map((await withoutConflict(ctx, cases)).map((one) => [one.id, one]));
  const items: DueReview[] = [];
  for (const review of reviews) {
    const found = free.get(review.caseId);
    if (found) items.push(await presentReview(ctx, found, review));
  }
  return { items };
}

async function presentReview(ctx: HttpContext<Member>, found: NamedCase, review: Review): Promise<DueReview> {
  const [queued] = await presentQueued(ctx, [found]);
  if (!queued) throw new Error('a case is presented as one');
  const reports = await listReports(ctx.db, ctx.vault, found.id);
  const place = reports.findIndex(({ id }) => id === review.reportId);
  return {
    id: review.id,
    case: queued,
    reporter: place + 1,
    words: (await listEvidence(ctx.db, ctx.vault, found.id)).at(-1)?.words ?? null,
    reported: reports[place]?.texts?.body ?? null,
    body: review.body,
    filedAt: review.filedAt.toISOString(),
    dueAt: review.dueAt.toISOString(),
    isLate: review.dueAt <= ctx.now(),
    can: { decide: await mayAnswer(ctx, found, review) },
  };
}
