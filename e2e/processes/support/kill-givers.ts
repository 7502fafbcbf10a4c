import { seededRandom } from '../harness/seeded-random.ts';
import { until } from '../harness/until.ts';
import type { Giver, SupportWorld } from './support-world.ts';

export interface KillFigures {
  charges: number;
  /** Charges, refunds and disputes that the ledger does not hold as the provider does: in words. */
  wrong: string[];
  /** Pledges that were paid, and are not called so. */
  stuck: number;
  /** Mails that came a second time. */
  twice: number;
  /** Charges without a mail that nobody is told of: those in doubt are listed for whoever runs the site. */
  unmailed: number;
  inDoubt: number;
}

/**
 * Somebody pays, a month passes, money goes back; in the middle of it the worker, or every third time (the second is the first of these) the API, is killed, as soon
 * as the provider has been asked a few more times. Then it starts again.
 */
export async function killGivers(support: SupportWorld, kills: number, seed: number): Promise<KillFigures> {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const { till, requests } = support.stripe;
  const givers: Giver[] = [];
  let [api, worker] = await Promise.all([support.startApi(), support.world.startWorker()]);

  async function give(): Promise<void> {
    const giver = await support.begin(random() < 0.5 ? 'monthly' : 'one_time', 100 + below(5000));
    till.pay(giver.sessionId);
    givers.push(giver);
  }

  function somethingFollows(): void {
    const giver = givers[below(givers.length)];
    const charge = giver && chargesOf(support, giver).at(-1);
    if (!giver || !charge) return;
    const plan = till.kept.sessions.get(giver.sessionId)?.subscription;
    const lot = below(4);
    const isDisputed = [...till.kept.disputes.values()].some((dispute) => dispute.charge === charge);
    if (plan && lot < 2) till.renew(plan);
    else if (isDisputed || till.kept.charges.get(charge)?.refunded) return;
    else if (lot === 2) till.refund(charge);
    else if (lot === 3) till.dispute(charge);
  }

  for (let nth = 0; nth < kills; nth += 1) {
    const enough = requests.length + 1 + below(8);
    const acts = [give(), give()];
    somethingFollows();
    await until('the provider to be asked', () => requests.length >= enough);
    if (nth % 3 === 1) {
      await api.end('SIGKILL');
      api = await support.startApi();
    } else {
      await worker.end('SIGKILL');
      await support.noticeSilence();
      worker = await support.world.startWorker();
    }
    await Promise.all(acts);
  }
  await support.lookAndSettle();
  return judge(support, givers);
}

/** The oldest first. */
function chargesOf({ stripe }: SupportWorld, { sessionId }: Giver): string[] {
  const { kept } = stripe.till;
  const session = kept.sessions.get(sessionId);
  const single = session?.payment_intent?.latest_charge;
  const monthly = [...kept.invoices.values()]
    .filter(({ parent }) => parent.subscription_details.subscription === session?.subscription)
    .flatMap(({ payments }) => payments.data.map(({ payment }) => payment.payment_intent.latest_charge));
  return [...(single ? [single] : []), ...monthly].filter((id) => id !== null);
}

async function judge(support: SupportWorld, givers: readonly Giver[]): Promise<KillFigures> {
  const { database, mailbox } = support.world;
  const charges = givers.flatMap((giver) => chargesOf(support, giver));
  const rows = await database.query<{ key: string; state: string }>(
    `select key, state from mail_ledger where kind = 'support-receipt'`,
  );
  const states = new Map(rows.map(({ key, state }) => [key, state]));
  const stateOf = (charge: string) => states.get(`support-receipt:${charge}`);
  const tooMany = givers.map(
    (giver) => mailbox.mailsTo(giver.email).length - chargesOf(support, giver).length,
  );
  const sentToNobody = givers.map((giver) => {
    const sent = chargesOf(support, giver).filter((charge) => stateOf(charge) === 'sent').length;
    return Math.max(0, sent - mailbox.mailsTo(giver.email).length);
  });
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + Math.max(0, one), 0);
  return {
    charges: charges.length,
    wrong: await support.wrongSources(),
    stuck: await database.count(
      `select count(*) from pledges where id = any($1) and state in ('created', 'at_checkout')`,
      [givers.map(({ pledgeId }) => pledgeId)],
    ),
    twice: sum(tooMany),
    unmailed:
      charges.filter((charge) => !['sent', 'uncertain'].includes(stateOf(charge) ?? '')).length +
      sum(sentToNobody),
    inDoubt: rows.filter(({ state }) => state === 'uncertain').length,
  };
}
