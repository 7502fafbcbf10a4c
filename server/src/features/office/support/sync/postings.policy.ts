import type { LedgerAccount, LedgerEntry } from '@firstlight/contract/office/support/support-rules.ts';
import type { Charge, Dispute, Movement } from '../../../../platform/payments/payments.ts';
import type { Posting } from './ledger.queries.ts';

type Source = Pick<Posting, 'sourceKind' | 'sourceId' | 'chargeId' | 'pledgeId'>;

/** A charge, its fee, and all that was paid back of it. */
export function postingsOfCharge({ id, movement, refunds }: Charge, pledgeId: string): Posting[] {
  if (!movement) return [];
  const charge: Source = { sourceKind: 'charge', sourceId: id, chargeId: null, pledgeId };
  return [
    ...post(charge, 'received', movement, movement.cents, 'support'),
    ...post(charge, 'fee', movement, -movement.fee, 'fees'),
    ...refunds.flatMap((refund) => {
      const source: Source = { sourceKind: 'refund', sourceId: refund.sourceId, chargeId: id, pledgeId };
      const entry = refund.cents < 0 ? 'returned' : 'reinstated';
      return [
        ...post(source, entry, refund, refund.cents, 'support'),
        ...post(source, 'fee', refund, -refund.fee, 'fees'),
      ];
    }),
  ];
}

/** What a bank took back, what it gave again, and what that cost. */
export function postingsOfDispute({ id, chargeId, movements }: Dispute, pledgeId: string | null): Posting[] {
  const source: Source = { sourceKind: 'dispute', sourceId: id, chargeId, pledgeId };
  const taken = movements.filter(({ cents }) => cents < 0);
  const given = movements.filter(({ cents }) => cents > 0);
  const charged = movements.filter(({ fee }) => fee > 0);
  const waived = movements.filter(({ fee }) => fee < 0);
  return [
    ...summed(source, 'withdrawn', taken, ({ cents }) => cents, 'support'),
    ...summed(source, 'reinstated', given, ({ cents }) => cents, 'support'),
    ...summed(source, 'dispute_fee', charged, ({ fee }) => -fee, 'fees'),
    ...summed(source, 'fee', waived, ({ fee }) => -fee, 'fees'),
  ];
}

/** What the provider took for itself, by the number under which it was booked: nobody’s support is any less for it. */
export function postingsOfProviderFee(taken: Movement): Posting[] {
  const { sourceId } = taken;
  const source: Source = { sourceKind: 'provider_fee', sourceId, chargeId: null, pledgeId: null };
  return post(source, 'fee', taken, taken.cents - taken.fee, 'fees');
}

function summed(
  source: Source,
  entry: LedgerEntry,
  movements: readonly Movement[],
  centsOf: (movement: Movement) => number,
  against: LedgerAccount,
): Posting[] {
  const [first] = movements;
  if (!first) return [];
  return post(
    source,
    entry,
    first,
    movements.reduce((sum, one) => sum + centsOf(one), 0),
    against,
  );
}

/** Two sides that sum to nothing: what the provider’s balance moved by, and why. */
function post(
  source: Source,
  entry: LedgerEntry,
  { at }: Movement,
  cents: number,
  against: LedgerAccount,
): Posting[] {
  if (cents === 0) return [];
  return [
    { ...source, entry, account: 'provider', cents, at },
    { ...source, entry, account: against, cents: -cents, at },
  ];
}
