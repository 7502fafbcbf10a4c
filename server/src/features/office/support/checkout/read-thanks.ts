import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readThanks as endpoint, Thanks } from '@firstlight/contract/office/support/support.ts';
import { type PledgeState, pledgeRules } from '@firstlight/contract/office/support/support-rules.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { latestReceived } from '../sync/ledger.queries.ts';
import { syncCheckout } from '../sync/sync-checkout.ts';
import { pledgeBehind, pledgeToken } from './pledge-token.ts';
import { findPledge, type Pledge } from './pledges.queries.ts';
import { shortenEmail } from './shorten-email.ts';

/** How soon after one look at the provider the next may follow. */
const lookAgainMs = 5_000;

/** What became of it, as the ledger knows it; the visit itself proves nothing. */
export async function readThanks(
  ctx: HttpContext,
  { token, look }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const known = await pledgeBehind(ctx, token, 'thanks');
  const pledge = look && outcomeOf(known.state) === 'waiting' ? await lookFor(ctx, known) : known;
  const outcome = outcomeOf(pledge.state);
  const received = outcome === 'paid' ? await latestReceived(ctx.db, pledge.id) : undefined;
  return {
    outcome,
    kind: pledge.kind,
    cents: pledge.cents,
    paidAt: received?.at.toISOString() ?? null,
    nextChargeAt: (pledge.state === 'active' && pledge.nextChargeAt?.toISOString()) || null,
    email: pledge.email === null ? null : shortenEmail(pledge.email),
    receiptUrl: received ? await receiptOf(ctx, received.sourceId) : null,
    manageToken:
      outcome === 'paid' && mayManage(ctx, pledge) ? pledgeToken(ctx.vault, pledge, 'manage') : null,
  };
}

/** Only to whoever may just have paid: the address of this page stays in the browser’s history, and at the provider. */
function mayManage({ now }: HttpContext, { kind, createdAt }: Pledge): boolean {
  const openMs = pledgeRules.checkoutHours * 60 * 60 * 1000;
  return kind === 'monthly' && now().getTime() - createdAt.getTime() < openMs;
}

/** A lost event leaves nobody in doubt: the provider is asked once. */
async function lookFor(ctx: HttpContext, pledge: Pledge): Promise<Pledge> {
  const { syncedAt, sessionId } = pledge;
  const isFresh = syncedAt !== null && ctx.now().getTime() - syncedAt.getTime() < lookAgainMs;
  if (!ctx.payments || sessionId === null || isFresh) return pledge;
  try {
    await syncCheckout(ctx, sessionId);
  } catch {
    // The provider does not answer either: still waiting is the truth.
    return pledge;
  }
  return (await findPledge(ctx.db, ctx.vault, pledge.id)) ?? pledge;
}

async function receiptOf({ payments }: HttpContext, chargeId: string): Promise<string | null> {
  const charge = await payments?.readCharge(chargeId).catch(() => null);
  return charge?.receiptUrl ?? null;
}

function outcomeOf(state: PledgeState): Thanks['outcome'] {
  if (state === 'created' || state === 'at_checkout') return 'waiting';
  return state === 'failed' || state === 'expired' ? 'failed' : 'paid';
}
