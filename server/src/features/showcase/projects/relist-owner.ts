import type { Transaction } from '../../../core/transaction.ts';
import { projectEvents } from './projects.events.ts';
import { refreshListing } from './ratings/refresh-listing.ts';

/**
 * Brings all of somebody's projects into line with how they stand now. Called in the transaction that changed it. Where
 * others see nothing of that, nothing is told.
 */
export async function relistOwner(tx: Transaction, ownerId: string): Promise<void> {
  const changed = await refreshListing(tx, { ownerId });
  for (const projectId of changed) tx.record(projectEvents.visibilityChanged, { projectId });
}
