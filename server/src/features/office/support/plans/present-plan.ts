import type { Plan } from '@firstlight/contract/office/support/support.ts';
import type { Context } from '../../../../core/context.ts';
import type { Pledge } from '../checkout/pledges.queries.ts';
import { shortenEmail } from '../checkout/shorten-email.ts';
import { listPayments } from '../sync/ledger.queries.ts';

const shownPayments = 24;

export async function presentPlan({ db, payments }: Context, pledge: Pledge): Promise<Plan> {
  const { kind, cents, state, nextChargeAt, email, id } = pledge;
  const isRunning = state === 'active' || state === 'past_due';
  const paid = await listPayments(db, { pledgeId: id, limit: shownPayments });
  return {
    kind,
    cents,
    state,
    nextChargeAt: isRunning ? (nextChargeAt?.toISOString() ?? null) : null,
    email: email === null ? null : shortenEmail(email),
    canCancel: isRunning && payments !== null,
    canChangeCard: isRunning && payments !== null && pledge.customerId !== null,
    payments: paid.map(({ at, cents: given, returned }) => ({
      at: at.toISOString(),
      cents: given,
      returned,
    })),
  };
}
