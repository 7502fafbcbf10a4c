import type { Context } from '../../../../core/context.ts';
import { markErasure, settleErasure } from '../../../../core/marks/mark-erasure.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findPerson } from '../../accounts/find-person.ts';
import { listKeptEmails } from '../../accounts/list-kept-emails.ts';
import { personalDataEvents } from '../personal-data.events.ts';
import { eraseParts } from './erase-parts.ts';
import { insertFarewell } from './farewells.queries.ts';

/**
 * Ends an account with everything of the person in it, in one transaction: each feature forgets its part, and with the
 * commit every session and live connection is dead. The address outlives it only as a sealed cell, until the last mail.
 * False: there is nobody.
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
      tx.record(personalDataEvents.accountErased, { farewellId: farewell.id });
    }
    return true;
  });
}
