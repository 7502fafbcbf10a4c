import { randomUUID } from 'node:crypto';
import {
  type Booked,
  feeOf,
  type StandInCharge,
  type StandInDispute,
  type StandInEvent,
  type StandInInvoice,
  type StandInSession,
  type StandInSubscription,
} from './stripe-shapes.ts';

export interface TillOptions {
  now(): Date;
  origin: string;
  ring(event: StandInEvent): void;
}

export type TillBooks = ReturnType<typeof openTillBooks>;

/** What a payment provider keeps, how it books money, and how it tells that something has happened. */
export function openTillBooks({ now, origin, ring }: TillOptions) {
  const kept = {
    sessions: new Map<string, StandInSession>(),
    subscriptions: new Map<string, StandInSubscription>(),
    invoices: new Map<string, StandInInvoice>(),
    charges: new Map<string, StandInCharge>(),
    disputes: new Map<string, StandInDispute>(),
    movements: [] as Booked[],
    events: [] as StandInEvent[],
  };
  const seconds = () => Math.floor(now().getTime() / 1000);
  const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 20)}`;

  function tell(type: string, object: { id: string; object: string }): void {
    const event: StandInEvent = {
      id: newId('evt'),
      object: 'event',
      created: seconds(),
      livemode: false,
      type,
      data: { object: { id: object.id, object: object.object } },
    };
    kept.events.unshift(event);
    ring(event);
  }

  function book(source: string | null, type: Booked['type'], amount: number, fee = 0): Booked {
    const booked: Booked = {
      id: newId('txn'),
      object: 'balance_transaction',
      amount,
      fee,
      net: amount - fee,
      created: seconds(),
      currency: 'eur',
      type,
      source,
    };
    kept.movements.unshift(booked);
    return booked;
  }

  function charge(cents: number, metadata: Record<string, string>): StandInCharge {
    const id = newId('ch');
    const made: StandInCharge = {
      id,
      object: 'charge',
      amount: cents,
      metadata,
      paid: true,
      status: 'succeeded',
      receipt_url: `${origin}/receipts/${id}`,
      refunded: false,
      livemode: false,
      payment_intent: newId('pi'),
      balance_transaction: book(id, 'charge', cents, feeOf(cents)),
      refunds: { object: 'list', data: [], has_more: false, url: '' },
    };
    kept.charges.set(id, made);
    return made;
  }

  return { kept, origin, seconds, newId, tell, book, charge };
}

export function must<Kept>(kept: Map<string, Kept>, id: string): Kept {
  const found = kept.get(id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}
