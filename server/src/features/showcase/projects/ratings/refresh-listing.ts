import { revokeTopics } from '../../../../core/revocation.ts';
import type { Transaction } from '../../../../core/transaction.ts';
import { relist } from './listing.queries.ts';

/** One project, or all of somebody's when their standing changed. */
export type Relisted = { projectId: string } | { ownerId: string };

/**
 * Brings what lists and search read into line with a project's words, flags and owner. Called in the transaction that
 * changed one of them, so that nothing is ever found that may not be seen, nor heard by a page left open. Gives those
 * that everybody sees now and did not, or the other way round.
 */
export async function refreshListing(tx: Pick<Transaction, 'db'>, which: Relisted): Promise<string[]> {
  const listings = await relist(tx.db, which);
  const unlisted = listings.filter(({ listed }) => !listed);
  await revokeTopics(
    tx,
    unlisted.map(({ projectId }) => `project:${projectId}` as const),
  );
  return listings.filter(({ listed, wasListed }) => listed !== wasListed).map(({ projectId }) => projectId);
}
