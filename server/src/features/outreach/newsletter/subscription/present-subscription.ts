import type { Subscription } from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import { categoriesOf } from '@firstlight/contract/showcase/projects/categories.ts';
import type { Context } from '../../../../core/context.ts';
import { findNextSundays } from '../issue/issue-times.queries.ts';
import { openAddress, type SubscriptionRow } from './subscriptions.queries.ts';

export async function presentSubscription(
  ctx: Pick<Context, 'db' | 'vault' | 'now'>,
  row: SubscriptionRow,
): Promise<Subscription> {
  const isOn = row.state === 'confirmed';
  const next = isOn ? await findNextSundays(ctx.db, ctx.now()) : undefined;
  return {
    address: shortened(await openAddress(ctx.db, ctx.vault, row)),
    frequency: isOn ? row.frequency : 'off',
    interests: categoriesOf(row.interests),
    language: row.language,
    since: row.confirmedAt?.toISOString().slice(0, 10) ?? null,
    nextAt: next?.[row.frequency].toISOString() ?? null,
  };
}

/** `lu…@example.com`: enough to know one's own by. */
function shortened(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at - 1))}…${email.slice(at)}`;
}
