import { describe, expect, it } from 'vitest';
import type { Charge, Dispute, Movement } from '../../../../platform/payments/payments.ts';
import { postingsOfCharge, postingsOfDispute, postingsOfProviderFee } from './postings.policy.ts';

const moment = (day: number) => new Date(Date.UTC(2026, 10, day));
const moved = (cents: number, fee: number, day: number): Movement => ({
  sourceId: `txn_${day}`,
  cents,
  fee,
  at: moment(day),
});
const charge = (movement: Movement | null, refunds: Movement[] = []): Charge => ({
  id: 'ch_1',
  reference: null,
  subscriptionId: null,
  isPaid: true,
  receiptUrl: null,
  movement,
  refunds,
});
const dispute = (...movements: Movement[]): Dispute => ({
  id: 'dp_1',
  chargeId: 'ch_1',
  isOpen: true,
  movements,
});
const short = (posts: ReturnType<typeof postingsOfCharge>) =>
  posts.map(({ entry, account, cents, at }) => [entry, account, cents, at.getUTCDate()]);

describe('a charge', () => {
  it('is nothing in the ledger until the provider has booked it', () => {
    expect(postingsOfCharge(charge(null, [moved(-500, 0, 2)]), 'pledge')).toEqual([]);
  });

  it('is what came in, and its fee', () => {
    expect(short(postingsOfCharge(charge(moved(500, 33, 1)), 'pledge'))).toEqual([
      ['received', 'provider', 500, 1],
      ['received', 'support', -500, 1],
      ['fee', 'provider', -33, 1],
      ['fee', 'fees', 33, 1],
    ]);
  });

  it('without a fee has no row for one', () => {
    expect(short(postingsOfCharge(charge(moved(500, 0, 1)), 'pledge'))).toEqual([
      ['received', 'provider', 500, 1],
      ['received', 'support', -500, 1],
    ]);
  });

  it('has rows of their own for what went back and what came again', () => {
    const refunds = [moved(-200, -5, 2), moved(200, 0, 3)];
    expect(short(postingsOfCharge(charge(moved(500, 0, 1), refunds), 'pledge')).slice(2)).toEqual([
      ['returned', 'provider', -200, 2],
      ['returned', 'support', 200, 2],
      ['fee', 'provider', 5, 2],
      ['fee', 'fees', -5, 2],
      ['reinstated', 'provider', 200, 3],
      ['reinstated', 'support', -200, 3],
    ]);
  });

  it('is told apart from its refunds, which name it', () => {
    const posts = postingsOfCharge(charge(moved(500, 0, 1), [moved(-500, 0, 2)]), 'pledge');
    expect(
      posts.map(({ sourceKind, sourceId, chargeId, pledgeId }) => [sourceKind, sourceId, chargeId, pledgeId]),
    ).toEqual([
      ['charge', 'ch_1', null, 'pledge'],
      ['charge', 'ch_1', null, 'pledge'],
      ['refund', 'txn_2', 'ch_1', 'pledge'],
      ['refund', 'txn_2', 'ch_1', 'pledge'],
    ]);
  });
});

describe('a dispute', () => {
  it('is what the bank took and what that cost, each summed and dated by its first', () => {
    const posts = postingsOfDispute(dispute(moved(-300, 2_000, 4), moved(-200, 100, 5)), 'pledge');
    expect(short(posts)).toEqual([
      ['withdrawn', 'provider', -500, 4],
      ['withdrawn', 'support', 500, 4],
      ['dispute_fee', 'provider', -2_100, 4],
      ['dispute_fee', 'fees', 2_100, 4],
    ]);
    expect(posts[0]).toMatchObject({
      sourceKind: 'dispute',
      sourceId: 'dp_1',
      chargeId: 'ch_1',
      pledgeId: 'pledge',
    });
  });

  it('that was won gives both back', () => {
    const posts = postingsOfDispute(dispute(moved(-500, 2_000, 4), moved(500, -2_000, 9)), null);
    expect(short(posts).slice(2)).toEqual([
      ['reinstated', 'provider', 500, 9],
      ['reinstated', 'support', -500, 9],
      ['dispute_fee', 'provider', -2_000, 4],
      ['dispute_fee', 'fees', 2_000, 4],
      ['fee', 'provider', 2_000, 9],
      ['fee', 'fees', -2_000, 9],
    ]);
  });

  it('counts a cent, and what moved nothing dates nothing', () => {
    const posts = postingsOfDispute(
      dispute(moved(0, 1, 3), moved(-300, 0, 4), moved(1, 0, 5), moved(0, -1, 6)),
      null,
    );
    expect(short(posts).filter(([, account]) => account === 'provider')).toEqual([
      ['withdrawn', 'provider', -300, 4],
      ['reinstated', 'provider', 1, 5],
      ['dispute_fee', 'provider', -1, 3],
      ['fee', 'provider', 1, 6],
    ]);
  });

  it('in which no money moved is nothing in the ledger', () => {
    expect(postingsOfDispute(dispute(), null)).toEqual([]);
    expect(postingsOfDispute(dispute(moved(0, 0, 4)), null)).toEqual([]);
  });
});

describe('what the provider takes for itself', () => {
  it('is a fee of nobody’s pledge, by its own number', () => {
    const source = { sourceKind: 'provider_fee', sourceId: 'txn_3', chargeId: null, pledgeId: null };
    expect(postingsOfProviderFee(moved(-70, 14, 3))).toEqual([
      { ...source, entry: 'fee', account: 'provider', cents: -84, at: moment(3) },
      { ...source, entry: 'fee', account: 'fees', cents: 84, at: moment(3) },
    ]);
  });

  it('is less of a fee where some of it is given back', () => {
    expect(short(postingsOfProviderFee(moved(70, 0, 3)))).toEqual([
      ['fee', 'provider', 70, 3],
      ['fee', 'fees', -70, 3],
    ]);
  });
});

it('whatever is posted sums to nothing', () => {
  const posts = [
    ...postingsOfCharge(charge(moved(777, 41, 1), [moved(-300, -7, 2), moved(100, 0, 3)]), 'pledge'),
    ...postingsOfDispute(dispute(moved(-477, 2_000, 4), moved(477, -2_000, 9)), 'pledge'),
  ];
  expect(posts.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
});
