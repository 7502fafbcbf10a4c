import { newsletterRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../../core/context.ts';
import type { MailLane } from '../../../../db/schema.ts';
import { findLatestIssue, moveIssue } from '../issue/issues.queries.ts';
import { pauseLane } from '../send/lanes.queries.ts';
import type { SubscriptionRow } from '../subscription/subscriptions.queries.ts';
import { countComplaints, countSentTo } from './complaints.queries.ts';

const hour = 60 * 60 * 1000;

/**
 * Before a provider shuts us out: at a thousandth of complaints its lane rests, at three the whole issue stops until an admin
 * has looked. Of few letters, one complaint says little: they count as so many at least.
 */
export async function stopAfterComplaints(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { lane, frequency }: Pick<SubscriptionRow, 'lane' | 'frequency'>,
): Promise<void> {
  const issue = await findLatestIssue(db, frequency);
  if (!issue) return;
  const share = await shareOf(db, lane, issue);
  if (share <= newsletterRules.complaintShareToPause) return;
  const until = new Date(now().getTime() + newsletterRules.pauseHours * hour);
  await pauseLane(db, lane, { until, trouble: 'complaints' });
  if (share > newsletterRules.complaintShareToStop) await moveIssue(db, issue.number, 'sending', 'stopped');
}

async function shareOf(db: Context['db'], lane: MailLane, issue: { number: number; dueAt: Date }) {
  const complaints = await countComplaints(db, lane, issue.dueAt);
  const sent = await countSentTo(db, lane, issue.number);
  return complaints / Math.max(sent, newsletterRules.complaintsAmong);
}
