import type { Context, Member } from '../../../../core/context.ts';
import { enrolTester } from '../../distribution/enrol-testers.ts';
import { recordVisit } from '../../distribution/record-visit.ts';
import { authorTag } from '../../feedback/author-tags.ts';
import { type Ranked, rankVisit } from '../rank/rank-visit.ts';
import { inCompany, reasonOf } from './feed.policy.ts';
import { findWaits } from './feed.queries.ts';
import type { Reader } from './find-reader.ts';
import { insertVisit, type Visit } from './visits.queries.ts';

/** Makes an order and keeps it: from here on it stands still. */
export async function beginVisit(
  ctx: Context<Member>,
  { interests, isEnrolled, blocked }: Omit<Reader, 'visit'>,
): Promise<Visit> {
  const testerId = ctx.actor.id;
  const visitId = ctx.newId();
  if (!isEnrolled) await enrolTester(ctx, testerId);
  const ranked = await rankVisit(ctx, { testerId, interests, visitId, blocked });
  const waits = await findWaits(
    ctx.db,
    ranked.map(({ projectId }) => projectId),
  );
  const visits = await recordVisit(ctx, testerId);
  const answersOf = ({ projectId }: Ranked) => waits.get(projectId)?.answers ?? 0;
  const order = visits > 1 ? ranked : inCompany(ranked, answersOf);
  const cards = order.map((one) => ({
    projectId: one.projectId,
    categories: one.categories,
    reason: reasonOf(one, waits.get(one.projectId), ctx.now()),
  }));
  const visit = { id: visitId, beganAt: ctx.now(), cards };
  await insertVisit(ctx.db, authorTag(ctx.vault, testerId), visit);
  return visit;
}
