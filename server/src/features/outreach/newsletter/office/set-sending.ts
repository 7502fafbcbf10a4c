import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { setNewsletterSending } from '@firstlight/contract/outreach/newsletter/newsletter-office.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { listOpenSlices, moveIssue } from '../issue/issues.queries.ts';
import { newsletterEvents } from '../newsletter.events.ts';
import { resumeLanes } from '../send/lanes.queries.ts';

/** Stops what is leaving, within the next hundred letters, or lets it go on, with every lane. */
export async function setSending(
  ctx: HttpContext<Member>,
  { number, isStopped }: InputOf<typeof setNewsletterSending>,
): Promise<null> {
  const [from, to] = isStopped ? (['sending', 'stopped'] as const) : (['stopped', 'sending'] as const);
  await inTransaction(ctx, async (tx) => {
    if (!(await moveIssue(tx.db, number, from, to))) throw new AppError('newsletter.not_sending');
    await recordAdminAct(tx, {
      act: isStopped ? 'newsletter.stop' : 'newsletter.resume',
      subjectId: null,
      facts: { issue: number },
    });
    if (isStopped) return;
    await resumeLanes(tx.db);
    for (const slice of await listOpenSlices(tx.db, number))
      tx.record(newsletterEvents.sliceQueued, { issue: number, slice });
  });
  return null;
}
