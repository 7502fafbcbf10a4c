import type { Context } from '../../../../core/context.ts';
import type { Person } from '../../../../core/personal-part.ts';
import { findEmailChange } from './email-changes.queries.ts';
import { listFormerEmails } from './former-emails.queries.ts';

/** One at most. */
export async function* emailChangesOf({ db, vault }: Context, { id }: Person) {
  const change = await findEmailChange(db, vault, id);
  if (change) yield change;
}

/** As many as a week of changes: how often one may ask is limited. */
export async function* formerEmailsOf({ db, vault }: Context, { id }: Person) {
  yield* await listFormerEmails(db, vault, id);
}
