import { randomUUID } from 'node:crypto';
import type { LifeSoFar } from '../../../testing/whole-life.ts';
import { insertPledge, writeState } from './checkout/pledges.queries.ts';
import { insertPostings } from './sync/ledger.queries.ts';

/** Somebody gives monthly, and has been charged once. No payment provider is there to be asked. */
export async function live({ world, person }: LifeSoFar): Promise<void> {
  const { db } = world.database;
  const at = world.clock.now;
  const id = randomUUID();
  await insertPledge(db, world.engines.vault, {
    id,
    kind: 'monthly',
    cents: 700,
    language: 'en',
    userId: person.id,
    email: `${person.username}@giver.example`,
    createdAt: at,
  });
  await writeState(db, id, at, { state: 'active', subscriptionId: `sub_${id}`, customerId: `cus_${id}` });
  const source = { sourceKind: 'charge', sourceId: `ch_${id}`, entry: 'received', chargeId: null } as const;
  await db.transaction().execute(async (tx) => {
    await insertPostings(tx, [
      { ...source, account: 'provider', cents: 700, at, pledgeId: id },
      { ...source, account: 'support', cents: -700, at, pledgeId: id },
    ]);
  });
}
