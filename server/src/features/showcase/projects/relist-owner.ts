import type { Transaction } from '../../../core/transaction.ts';
import { refreshListing } from './ratings/refresh-listing.ts';

/** Brings all of somebody's projects into line with how they stand now. Called in the transaction that changed it. */
export function relistOwner(tx: Pick<Transaction, 'db'>, ownerId: string): Promise<void> {
  return refreshListing(tx, { ownerId });
}
