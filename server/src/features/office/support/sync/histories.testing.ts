import fc from 'fast-check';
import type { Ring } from '../../../../testing/stripe-stand-in/start-stripe-stand-in.ts';
import { compareBooks, lookForLostEvents } from '../support.jobs.ts';
import type { SupportScene } from '../support-scene.testing.ts';

const acts = ['renew', 'refuse', 'refund', 'fail_refund', 'dispute', 'win', 'cancel', 'fee'] as const;

/** What can happen to one pledge, in this order; how its events come is drawn as well. */
export interface History {
  kind: 'one_time' | 'monthly';
  cents: number;
  acts: (typeof acts)[number][];
  /** For each event: how often it rings, from not at all. */
  copies: number[];
  order: number;
}

export const histories = fc.record<History>({
  kind: fc.constantFrom('one_time', 'monthly'),
  cents: fc.integer({ min: 100, max: 100_000 }),
  acts: fc.array(fc.constantFrom(...acts), { maxLength: 5 }),
  copies: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 8 }),
  order: fc.nat(),
});

/** Lives through it at the provider, then rings as drawn: shuffled, several times, or never and found by the look. The night after, the books are compared. */
export async function liveThrough(scene: SupportScene, history: History): Promise<void> {
  const { till, rings } = scene.standIn;
  const before = rings.length;
  const { sessionId } = await scene.begin({ kind: history.kind, cents: history.cents });
  let charge = till.pay(sessionId);
  const subscription = till.kept.sessions.get(sessionId)?.subscription;
  let dispute: string | undefined;
  for (const act of history.acts) {
    if (subscription && act === 'renew') charge = till.renew(subscription) ?? charge;
    if (subscription && act === 'refuse') till.renew(subscription, 'refuses');
    if (subscription && act === 'cancel') till.endAtPeriodEnd(subscription);
    if (act === 'refund' && !charge.refunded && !dispute) till.refund(charge.id);
    const refund = charge.refunds.data.at(-1);
    if (act === 'fail_refund' && refund?.status === 'succeeded') till.failRefund(refund.id);
    if (act === 'dispute' && !charge.refunded && !dispute) dispute = till.dispute(charge.id).id;
    if (act === 'win' && dispute && till.kept.disputes.get(dispute)?.status !== 'won')
      till.winDispute(dispute);
    if (act === 'fee') till.takeFee(70);
  }
  const copied = rings
    .slice(before)
    .flatMap((ring, place) =>
      Array.from({ length: history.copies[place % history.copies.length] ?? 1 }, () => ring),
    );
  await scene.ring(shuffled(copied, history.order));
  await scene.work();
  await lookForLostEvents.run(scene.jobCtx, {});
  await scene.work();
  scene.pass(1);
  await compareBooks.run(scene.jobCtx, {});
}

/** What the provider booked, to the cent. */
export function booked(scene: SupportScene): Record<string, number> {
  return scene.standIn.till.kept.movements.reduce<Record<string, number>>((sums, { amount, fee, source }) => {
    // What the provider takes for itself has no source, and is a fee as a whole.
    const given = source === null ? 0 : amount;
    return {
      provider: (sums['provider'] ?? 0) + amount - fee,
      support: (sums['support'] ?? 0) - given,
      fees: (sums['fees'] ?? 0) + given - amount + fee,
    };
  }, {});
}

/** The same number always makes the same order. */
function shuffled(rings: readonly Ring[], seed: number): Ring[] {
  const mixed = rings.map((ring, place) => ({ ring, key: Math.sin((place + 1) * (seed + 1)) }));
  return mixed.toSorted((one, other) => one.key - other.key).map(({ ring }) => ring);
}
