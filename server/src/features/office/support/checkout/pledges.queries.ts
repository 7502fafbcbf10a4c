import type { Language } from '@firstlight/contract/languages.ts';
import type { PledgeKind, PledgeState } from '@firstlight/contract/office/support/support-rules.ts';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { DB, Pledges } from '../../../../db/schema.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';

export interface NewPledge {
  id: string;
  kind: PledgeKind;
  cents: number;
  language: Language;
  userId: string | null;
  email: string | null;
  createdAt: Date;
}

export interface Pledge extends NewPledge {
  state: PledgeState;
  tokenVersion: number;
  sessionId: string | null;
  subscriptionId: string | null;
  customerId: string | null;
  nextChargeAt: Date | null;
  syncedAt: Date | null;
}

/** Says whether it is new: the same browser may send it twice. */
export async function insertPledge(db: Db, vault: Vault, pledge: NewPledge): Promise<boolean> {
  const { email, ...rest } = pledge;
  const row = await db
    .insertInto('pledges')
    .values({
      ...rest,
      email: email === null ? null : await vault.seal(db, place(pledge.id), email),
      emailIndex: email === null ? null : vault.blindIndex(email),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findPledge(db: Db, vault: Vault, id: string): Promise<Pledge | undefined> {
  const row = await db.selectFrom('pledges').selectAll().where('id', '=', id).executeTakeFirst();
  return row && openedPledge(db, vault, row);
}

export async function findPledgeBySubscription(
  db: Db,
  vault: Vault,
  subscriptionId: string,
): Promise<Pledge | undefined> {
  const row = await db
    .selectFrom('pledges')
    .selectAll()
    .where('subscriptionId', '=', subscriptionId)
    .executeTakeFirst();
  return row && openedPledge(db, vault, row);
}

export async function attachSession(db: Db, id: string, sessionId: string): Promise<void> {
  await db
    .updateTable('pledges')
    .set((row) => ({
      sessionId,
      state: row
        .case()
        .when('state', '=', 'created')
        .then('at_checkout')
        .else(row.ref('state'))
        .end() as never,
    }))
    .where('id', '=', id)
    .execute();
}

export interface WrittenState {
  state: PledgeState;
  subscriptionId?: string;
  customerId?: string | null;
  nextChargeAt?: Date | null;
}

/** What a fetch that began then has seen. One that began earlier and ends later changes nothing. */
export async function writeState(db: Db, id: string, begun: Date, written: WrittenState): Promise<void> {
  await db
    .updateTable('pledges')
    .set({ ...written, syncedAt: begun })
    .where('id', '=', id)
    .where((row) => row.or([row('syncedAt', 'is', null), row('syncedAt', '<=', begun)]))
    .execute();
}

/** Of one person, by their account or the address they typed; the newest first. */
export async function pledgesOf(
  db: Db,
  vault: Vault,
  person: { id: string; email: string },
  page: { after: string | undefined; limit: number },
): Promise<Pledge[]> {
  let query = db.selectFrom('pledges').selectAll().where(isOf(vault, person)).orderBy('id').limit(page.limit);
  if (page.after) query = query.where('id', '>', page.after);
  return Promise.all((await query.execute()).map((row) => openedPledge(db, vault, row)));
}

export async function monthlyPledgesOf(db: Db, vault: Vault, by: { userId: string } | { email: string }) {
  const rows = await db
    .selectFrom('pledges')
    .selectAll()
    .where('kind', '=', 'monthly')
    .where('state', 'in', ['active', 'past_due', 'cancelling'])
    .where((row) =>
      'userId' in by ? row('userId', '=', by.userId) : row('emailIndex', '=', vault.blindIndex(by.email)),
    )
    .orderBy('createdAt', 'desc')
    .limit(20)
    .execute();
  return Promise.all(rows.map((row) => openedPledge(db, vault, row)));
}

/** What was given under an address stays its giver's when their account leaves it; what another account gave stays with that one. */
export async function claimPledges(
  db: Db,
  vault: Vault,
  person: { id: string; email: string },
): Promise<void> {
  await db
    .updateTable('pledges')
    .set({ userId: person.id })
    .where('emailIndex', '=', vault.blindIndex(person.email))
    .where('userId', 'is', null)
    .execute();
}

/** Cuts the way back to a person, and every link in their mails. Says which plans are still running. */
export async function forgetPledges(
  db: Db,
  vault: Vault,
  person: { id: string; email: string },
): Promise<string[]> {
  const rows = await db
    .updateTable('pledges')
    .set((row) => ({
      userId: null,
      email: null,
      emailIndex: null,
      customerId: null,
      tokenVersion: row('tokenVersion', '+', 1),
    }))
    .where(isOf(vault, person))
    .returning(['subscriptionId', 'state'])
    .execute();
  return rows.flatMap(({ subscriptionId, state }) =>
    subscriptionId !== null && ['active', 'past_due', 'cancelling'].includes(state) ? [subscriptionId] : [],
  );
}

/** Those in one of these states of which the ledger holds nothing. */
export async function deleteEmptyPledges(
  db: Db,
  { states, before, limit }: { states: readonly PledgeState[]; before: Date; limit: number },
): Promise<bigint> {
  const empty = db
    .selectFrom('pledges')
    .select('id')
    .where('state', 'in', states)
    .where('createdAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('ledgerEntries').select('sourceId').whereRef('pledgeId', '=', 'pledges.id'))),
    )
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('pledges')
    .where('id', 'in', empty)
    .executeTakeFirstOrThrow();
  return numDeletedRows;
}

function isOf(vault: Vault, { id, email }: { id: string; email: string }) {
  return (row: ExpressionBuilder<DB, 'pledges'>) =>
    row.or([row('emailIndex', '=', vault.blindIndex(email)), row('userId', '=', id)]);
}

async function openedPledge(db: Db, vault: Vault, row: Selectable<Pledges>): Promise<Pledge> {
  const { emailIndex: _, ...rest } = row;
  return {
    ...rest,
    language: row.language as Language,
    email: row.email === null ? null : await vault.unseal(db, place(row.id), row.email),
  };
}

/** They share one data key: whoever may send one of them its receipt may send all. */
function place(rowId: string) {
  return { table: 'pledges', column: 'email', rowId, scope: { type: 'support', id: 'pledges' } };
}
