import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readSupportOffice as endpoint } from '@firstlight/contract/office/support/support-office.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { listCosts } from '../books/books.queries.ts';
import { listDifferences } from '../books/checks.queries.ts';
import { findPledge } from '../checkout/pledges.queries.ts';
import { listPayments } from '../sync/ledger.queries.ts';
import { mayRefund } from './may-refund.policy.ts';

const shown = 50;

/** What an admin needs to pay back or to end a plan, by its number: never whose it is. */
export async function readSupportOffice(ctx: HttpContext<Member>): Promise<ResultOf<typeof endpoint>> {
  const { db, vault, payments } = ctx;
  const latest = await listPayments(db, { limit: shown });
  const described = latest.map(async (payment) => {
    const pledge = await findPledge(db, vault, payment.pledgeId);
    const isRunning = pledge?.state === 'active' || pledge?.state === 'past_due';
    return {
      ...payment,
      at: payment.at.toISOString(),
      kind: pledge?.kind ?? ('one_time' as const),
      state: pledge?.state ?? ('ended' as const),
      canRefund: payments !== null && mayRefund(payment, ctx.now()),
      canCancel: payments !== null && isRunning,
    };
  });
  const differences = await listDifferences(db, shown);
  return {
    isOpen: payments !== null,
    payments: await Promise.all(described),
    differences: differences.map(({ day, ours, theirs, difference }) => ({ day, ours, theirs, difference })),
    costs: await listCosts(db),
  };
}
