import type { Context } from '../../../../core/context.ts';
import { listErasureMarks } from '../../../../core/marks/find-unknown-marks.ts';
import { markErasure, settleErasure } from '../../../../core/marks/mark-erasure.ts';
import type { Person } from '../../../../core/personal-part.ts';
import { inTransaction, type TransactionContext } from '../../../../core/transaction.ts';
import { deleteReferences } from '../../../../db/delete-references.ts';
import { deleteEndedAccount } from '../../accounts/ended-accounts.ts';
import { findCalledPeople } from '../../accounts/find-called-people.ts';
import { findPerson } from '../../accounts/find-person.ts';
import { listKeptEmails } from '../../accounts/list-kept-emails.ts';
import { personalDataEvents } from '../personal-data.events.ts';
import { insertFarewell } from './farewells.queries.ts';

/**
 * Ends an account, in one transaction: afterwards nobody can sign in to it or find it, and no feedback leads to it. The
 * rows that are left are deleted by a job. The address outlives the account only as a sealed cell, until the last mail.
 * Returns `false` if there is no such account.
 */
export async function endAccount(ctx: Context, personId: string): Promise<boolean> {
  const markId = await markErasure(ctx, personId);
  return inTransaction(ctx, async (tx) => {
    const person = await findPerson(tx, personId, { locked: true });
    if (!person) return false;
    // Those it had last are told too: a thief who changed the address must not be the only one to hear.
    const told = [person.email, ...(await listKeptEmails(tx, person.id))];
    await eraseParts(tx, person);
    await settleErasure(tx, markId);
    for (const email of told) {
      const farewell = { id: ctx.newId(), email, language: person.language, erasedAt: ctx.now() };
      await insertFarewell(tx.db, tx.vault, farewell);
      tx.record(personalDataEvents.farewellWritten, { farewellId: farewell.id });
    }
    tx.record(personalDataEvents.accountEnded, { personId });
    return true;
  });
}

async function eraseParts(tx: TransactionContext<Context>, person: Person): Promise<void> {
  for (const part of tx.personalParts) await part.erase?.(tx, person);
}

/**
 * Deletes what is left of an ended account: in short transactions, because it may be millions of rows. After an
 * interruption it is called again and continues with what it finds.
 */
export async function finishErasure(ctx: Context, personId: string): Promise<void> {
  for (const part of ctx.personalParts) await part.eraseRest?.(ctx, personId);
  await deleteReferences(ctx.db, 'users', [personId]);
  await deleteEndedAccount(ctx, personId);
}

/** Ends the account of a member who asked the operator for it. Returns `null` if there is no such username. */
export async function erasePerson(ctx: Context, username: string): Promise<string | null> {
  const [personId] = await findCalledPeople(ctx.db, [username]);
  return personId !== undefined && (await endAccount(ctx, personId)) ? personId : null;
}

/**
 * Ends again the accounts that ended after the moment to which the database was restored, without another e-mail. Returns
 * their number. May be interrupted and run again.
 */
export async function replayErasures(ctx: Context): Promise<number> {
  let erased = 0;
  for (const personId of await listErasureMarks(ctx)) {
    const isThere = await inTransaction(ctx, async (tx) => {
      const person = await findPerson(tx, personId, { locked: true });
      if (person) await eraseParts(tx, person);
      return person !== undefined;
    });
    await finishErasure(ctx, personId);
    if (isThere) erased += 1;
  }
  return erased;
}
