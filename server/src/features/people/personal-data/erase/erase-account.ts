import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { eraseAccount as eraseEndpoint } from '@firstlight/contract/people/personal-data/personal-data.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { markErasure, settleErasure } from '../../../../core/marks/mark-erasure.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findPerson } from '../../accounts/find-person.ts';
import { listKeptEmails } from '../../accounts/list-kept-emails.ts';
import { requireOwner } from '../../accounts/require-owner.ts';
import { endedSessionCookie } from '../../accounts/session-cookie.ts';
import { personalDataEvents } from '../personal-data.events.ts';
import { eraseParts } from './erase-parts.ts';
import { insertFarewell } from './farewells.queries.ts';

/**
 * Ends an account with everything of the person in it, in one transaction: each feature forgets its part, and with the
 * commit every session and live connection is dead. The address outlives it only as a sealed cell, until the last mail.
 */
export async function eraseAccount(
  ctx: HttpContext<Member>,
  { username, password }: InputOf<typeof eraseEndpoint>,
): Promise<null> {
  if (username !== ctx.actor.username) throw new AppError('request.invalid', { fields: ['username'] });
  await requireOwner(ctx, password);
  const markId = await markErasure(ctx, ctx.actor.id);

  await inTransaction(ctx, async (tx) => {
    const person = await findPerson(tx, ctx.actor.id, { locked: true });
    // Of two requests at once, the second finds nobody.
    if (!person) throw new AppError('accounts.signed_out');
    // Those it had last are told too: a thief who changed the address must not be the only one to hear.
    const told = [person.email, ...(await listKeptEmails(tx, person.id))];
    await eraseParts(tx, person);
    await settleErasure(tx, markId);
    for (const email of told) {
      const farewell = { id: ctx.newId(), email, language: person.language, erasedAt: ctx.now() };
      await insertFarewell(tx.db, tx.vault, farewell);
      tx.record(personalDataEvents.accountErased, { farewellId: farewell.id });
    }
  });
  ctx.setCookie(endedSessionCookie(ctx.origin));
  return null;
}
