import { randomUUID } from 'node:crypto';
import {
  type StripeStandIn,
  startStripeStandIn,
} from '../../server/src/testing/stripe-stand-in/start-stripe-stand-in.ts';
import { ask } from '../processes/harness/ask.ts';
import type { World } from '../processes/harness/world.ts';

/** Each can be paid back, or taken out, once. */
const each = 4;

export interface BusySupport {
  thanks: string;
  /** Of monthly support that runs. */
  manage: string;
  pledgeId: string;
  charges: string[];
  costs: string[];
}

/** A payment provider of this machine, and what an API process must be told to use it. */
export async function startStripe(): Promise<{ stripe: StripeStandIn; settings: Record<string, string> }> {
  const stripe = await startStripeStandIn();
  return { stripe, settings: stripe.keys };
}

/** Somebody gives monthly, others once, and what that needs is written down. */
export async function giveSupport(
  world: World,
  url: string,
  stripe: StripeStandIn,
  admin: { cookie: string },
): Promise<BusySupport> {
  const plan = await give(url, stripe, 'monthly');
  const single = [];
  for (let given = 0; given < each; given += 1) single.push(await give(url, stripe, 'one_time'));
  const costs: string[] = [];
  for (let written = 0; written < each; written += 1) {
    const { text } = await ask(url, '/api/admin/support/costs', {
      method: 'POST',
      headers: { cookie: admin.cookie },
      json: { month: '2026-10-01', cents: 1420, wordsEn: 'Servers', wordsFr: 'Serveurs' },
    });
    costs.push((JSON.parse(text) as { id: string }).id);
  }
  const ids = single.map(({ pledgeId }) => pledgeId);
  const charges = await world.database.query<{ id: string }>(
    `select source_id as id from ledger_entries
     where pledge_id = any($1) and entry = 'received' and account = 'provider'`,
    [ids],
  );
  return {
    thanks: plan.token,
    manage: plan.manageToken ?? '',
    pledgeId: plan.pledgeId,
    charges: charges.map(({ id }) => id),
    costs,
  };
}

async function give(url: string, stripe: StripeStandIn, kind: 'one_time' | 'monthly') {
  const pledgeId = randomUUID();
  await ask(url, '/api/support/checkouts', {
    method: 'POST',
    json: { pledgeId, kind, cents: 500, email: 'giver@example.org', language: 'en' },
  });
  const session = [...stripe.till.kept.sessions.values()].find(({ pledge }) => pledge === pledgeId);
  if (!session) throw new Error('no checkout was made');
  stripe.till.pay(session.id);
  const token = new URL(session.success_url ?? '').searchParams.get('p') ?? '';
  // No event rings here: the page asks for itself.
  const { text } = await ask(url, `/api/support/thanks/${token}?look=true`);
  return { pledgeId, token, ...(JSON.parse(text) as { manageToken: string | null }) };
}
