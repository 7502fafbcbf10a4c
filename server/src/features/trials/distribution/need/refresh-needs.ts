import type { RawBuilder } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { countClaims } from '../../feedback/count-claims.ts';
import { readRates } from '../learn/rates.queries.ts';
import { updateArrivalRates } from '../learn/update-arrival-rates.ts';
import type { Rates } from '../model/rates.ts';
import { lookAtNeed } from './look-at-need.ts';
import {
  type Look,
  listOpen,
  type Moved,
  type OpenNeed,
  saveLooks,
  saveSlots,
} from './open-needs.queries.ts';

/** So many at a time: a statement over all of a hundred thousand would be broken off, and nobody needs them at once. */
const page = 5_000;

/** Brings the needs of the projects in question up to date with the hour and the rates, a page at a time. */
export async function* refreshNeeds(
  tx: TransactionContext<Context>,
  scope: RawBuilder<boolean>,
): AsyncGenerator<Look[]> {
  await updateArrivalRates(tx);
  const rates = await readRates(tx.db);
  let last: string | undefined;
  for (;;) {
    const needs = await listOpen(tx.db, scope, { after: last, limit: page });
    if (needs.length > 0) yield await refreshPage(tx, needs, rates);
    if (needs.length < page) return;
    last = needs.at(-1)?.projectId;
  }
}

/**
 * Puts the projects that were found to have moved where they now belong in the feed. A run does it last: until it
 * commits, every visit reads past what it has written there.
 */
export async function refreshFeed(
  { db }: TransactionContext<Context>,
  moved: readonly Moved[],
): Promise<void> {
  for (let from = 0; from < moved.length; from += page) await saveSlots(db, moved.slice(from, from + page));
}

async function refreshPage(
  tx: TransactionContext<Context>,
  needs: readonly OpenNeed[],
  rates: Rates,
): Promise<Look[]> {
  const ids = needs.map(({ projectId }) => projectId);
  const claims = new Map((await countClaims(tx, ids)).map((row) => [row.projectId, row]));
  const looks = needs.map((need) => {
    const { fresh: recentOpenTests = 0, stale: olderOpenTests = 0 } = claims.get(need.projectId) ?? {};
    const before = { ...need, recentOpenTests, olderOpenTests };
    return { ...before, ...lookAtNeed(before, rates, tx.now()) };
  });
  await saveLooks(tx.db, looks);
  return looks;
}
