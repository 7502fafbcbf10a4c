import type { StandInDispute, StandInRefund } from './stripe-shapes.ts';
import { must, type TillBooks } from './till-books.ts';

const disputeFee = 1500;

/** Money that goes back: because we gave it back, or because a bank took it. */
export function tillReturns({ kept, newId, tell, book }: TillBooks) {
  return {
    refund(chargeId: string): StandInRefund {
      const found = must(kept.charges, chargeId);
      if (found.refunded) throw new Error('this charge is paid back already');
      const id = newId('re');
      const refund: StandInRefund = {
        id,
        object: 'refund',
        amount: found.amount,
        status: 'succeeded',
        charge: chargeId,
        balance_transaction: book(id, 'refund', -found.amount),
        failure_balance_transaction: null,
      };
      found.refunded = true;
      found.refunds.data.push(refund);
      tell('refund.created', refund);
      tell('charge.refunded', found);
      return refund;
    },

    /** The bank of whoever gave does not take it back, days later: the money is ours again. */
    failRefund(id: string): void {
      const refund = must(refundsIn(kept.charges.values()), id);
      refund.status = 'failed';
      refund.failure_balance_transaction = book(id, 'refund_failure', refund.amount);
      must(kept.charges, refund.charge).refunded = false;
      tell('refund.failed', refund);
    },

    findRefund: (id: string): StandInRefund | undefined => refundsIn(kept.charges.values()).get(id),

    dispute(chargeId: string): StandInDispute {
      const found = must(kept.charges, chargeId);
      const id = newId('dp');
      const dispute: StandInDispute = {
        id,
        object: 'dispute',
        amount: found.amount,
        status: 'needs_response',
        livemode: false,
        charge: chargeId,
        balance_transactions: [book(id, 'adjustment', -found.amount, disputeFee)],
      };
      kept.disputes.set(id, dispute);
      tell('charge.dispute.created', dispute);
      return dispute;
    },

    winDispute(id: string): void {
      const dispute = must(kept.disputes, id);
      dispute.status = 'won';
      dispute.balance_transactions.push(book(id, 'adjustment', dispute.amount));
      tell('charge.dispute.closed', dispute);
    },
  };
}

function refundsIn(charges: Iterable<{ refunds: { data: StandInRefund[] } }>): Map<string, StandInRefund> {
  return new Map([...charges].flatMap(({ refunds }) => refunds.data.map((refund) => [refund.id, refund])));
}
