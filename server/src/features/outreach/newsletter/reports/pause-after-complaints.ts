import { newsletterRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../../core/context.ts';
import { findLatestIssue } from '../issue/issues.queries.ts';
import { findComplaintsSince, pauseLane } from '../send/lanes.queries.ts';
import type { SubscriptionRow } from '../subscription/subscriptions.queries.ts';
import { countComplaints, countSentTo } from './complaints.queries.ts';

const hour = 60 * 60 * 1000;

/**
 * Before a provider shuts us out, its lane rests for some hours, and admins are alarmed. More than that is theirs to do: whoever
 * has a letter can write a complaint, and a few addresses of one’s own must not keep everybody’s letter back. Each counts
 * towards one pause. Of few letters, one complaint says little: they count as so many at least.
 */
export async function pauseAfterComplaints(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { lane, frequency }: Pick<SubscriptionRow, 'lane' | 'frequency'>,
): Promise<void> {
  const issue = await findLatestIssue(db, frequency);
  const counted = await findComplaintsSince(db, lane);
  if (!issue || (counted && counted > now())) return;
  const since = counted && counted > issue.dueAt ? counted : issue.dueAt;
  const complaints = await countComplaints(db, lane, since);
  const sent = await countSentTo(db, lane, issue.number);
  const share = complaints / Math.max(sent, newsletterRules.complaintsAmong);
  if (share <= newsletterRules.complaintShareToPause) return;
  const until = new Date(now().getTime() + newsletterRules.pauseHours * hour);
  await pauseLane(db, lane, { until, trouble: 'complaints' });
}
