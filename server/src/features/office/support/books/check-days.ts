import type { Movement } from '../../../../platform/payments/payments.ts';
import { insertPostings, movedBySource } from '../sync/ledger.queries.ts';
import { postingsOfProviderFee } from '../sync/postings.policy.ts';
import { provider } from '../sync/provider.ts';
import type { Syncing } from '../sync/sync-subscription.ts';
import { deleteCheck, findDaysToCheck, writeCheck } from './checks.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Compares each day that has ended and has not matched yet, to the cent. */
export async function checkDays(ctx: Syncing): Promise<void> {
  const today = dayOf(ctx.now());
  const days = await findDaysToCheck(ctx.db, today);
  for (const day of days) await checkDay(ctx, day);
}

async function checkDay(ctx: Syncing, day: string): Promise<void> {
  const from = new Date(`${day}T00:00:00Z`);
  const to = new Date(from.getTime() + dayMs);
  const theirs = new Map<string, number>();
  const fees: Movement[] = [];
  for await (const line of provider(ctx).listMovements(from, to)) {
    const { sourceId, cents, fee } = line;
    theirs.set(sourceId, (theirs.get(sourceId) ?? 0) + cents - fee);
    if (line.isProviderFee) fees.push(line);
  }
  // No event rings for them: only the balance itself tells what the provider took.
  await insertPostings(ctx.db, fees.flatMap(postingsOfProviderFee));
  const ours = await movedBySource(ctx.db, from, to);
  await deleteCheck(ctx.db, day);
  await writeCheck(ctx.db, {
    day,
    ours: sum(ours),
    theirs: sum(theirs),
    difference: differenceOf(ours, theirs),
    checkedAt: ctx.now(),
  });
}

/** Without signs, so that one cent too much here and one too little there are two cents. */
export function differenceOf(ours: ReadonlyMap<string, number>, theirs: ReadonlyMap<string, number>): number {
  const sources = new Set([...ours.keys(), ...theirs.keys()]);
  return [...sources].reduce(
    (all, source) => all + Math.abs((ours.get(source) ?? 0) - (theirs.get(source) ?? 0)),
    0,
  );
}

const sum = (cents: ReadonlyMap<string, number>) => [...cents.values()].reduce((all, one) => all + one, 0);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
