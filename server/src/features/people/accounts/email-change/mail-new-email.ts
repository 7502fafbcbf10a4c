import type { JobContext } from '../../../../core/job.ts';
import { newToken } from '../../../../platform/crypto/secret-token.ts';
import { mailAccount } from '../account/mail-account.ts';
import { sendAccountLetter } from '../account/send-account-letter.ts';
import { findAddresseeRow, findUserByEmail } from '../account/users.queries.ts';
import { findEmailChange, setChangeToken } from './email-changes.queries.ts';
import { findKeptEmail } from './former-emails.queries.ts';
import { mailFormerEmail } from './mail-former-email.ts';

/** The link to whoever reads the mails of the address; where it has an account, or is kept for one, a word about that. */
export async function mailNewEmail(
  ctx: JobContext,
  { userId, mailId }: { userId: string; mailId: string },
): Promise<void> {
  const change = await findEmailChange(ctx.db, ctx.vault, userId);
  if (change?.id !== mailId) return;

  const owner = await findUserByEmail(ctx.db, ctx.vault, change.email);
  if (owner?.emailVerifiedAt) {
    const link = async () => `${ctx.origin}/auth?mode=sign-in`;
    return mailAccount(ctx, { userId: owner.id, mailId }, { kind: 'emailTaken', link });
  }
  const kept = await findKeptEmail(ctx.db, ctx.vault, change.email, ctx.now());
  if (kept && kept.userId !== userId)
    return mailFormerEmail(ctx, { formerEmailId: kept.id, mailId, kind: 'emailKept' });

  const { token, tokenHash } = newToken();
  const asker = await findAddresseeRow(ctx.db, ctx.vault, userId);
  if (!asker || !(await setChangeToken(ctx.db, { userId, id: mailId }, tokenHash))) return;
  await sendAccountLetter(ctx, {
    kind: 'emailConfirm',
    mailId,
    to: change.email,
    language: asker.language,
    name: null,
    link: `${ctx.origin}/auth?mode=confirm-email#token=${token}`,
  });
}
