import type { Vault } from '../../platform/crypto/vault.ts';
import { AppError } from '../app-error.ts';
import type { HttpContext } from '../context.ts';
import type { JobContext } from '../job.ts';

/**
 * What a stranger's typing can send to somebody's mailbox. Each kind has an allowance of its own: whoever uses one up
 * with another's address cannot keep the other kinds from them.
 */
export type UnaskedMail =
  | 'mail.confirmation'
  | 'mail.reset'
  | 'mail.email-change'
  | 'mail.receipt'
  | 'mail.newsletter'
  | 'mail.outcome'
  | 'mail.support-link';

/**
 * For acts that say that a mail is on its way: they refuse where none would be sent, known address or not. Nothing that
 * is decided later drops the mail.
 */
export function takeMailAllowance(ctx: HttpContext, kind: UnaskedMail, email: string): Promise<void> {
  return ctx.takeLimit(kind, mailboxKey(ctx.vault, email));
}

/**
 * For mails that nobody was promised: whether an address may get one more. `useId` names the mail, so that a job which
 * runs again is not counted again. While Redis is away this throws, and the job waits.
 */
export async function mayMailUnasked(
  ctx: JobContext,
  kind: UnaskedMail,
  email: string,
  useId: string,
): Promise<boolean> {
  try {
    await ctx.takeLimit(kind, mailboxKey(ctx.vault, email), useId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.too_many') return false;
    throw error;
  }
}

/** `maya+anything@…` reaches `maya@…`, so it must not be worth an allowance of its own. */
function mailboxKey(vault: Vault, email: string): string {
  return vault.blindIndex(email.replace(/\+[^+@]*@/, '@')).toString('base64url');
}
