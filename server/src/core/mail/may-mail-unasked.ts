import { AppError } from '../app-error.ts';
import type { JobContext } from '../jobs.ts';

/**
 * Whether an address may get one more mail that its owner may not have asked for. `useId` names the mail, so that
 * a job which runs again is not counted again. While Redis is away this throws, and the job waits.
 */
export async function mayMailUnasked(ctx: JobContext, email: string, useId: string): Promise<boolean> {
  try {
    await ctx.takeLimit('mail.unasked', ctx.vault.blindIndex(mailboxOf(email)).toString('base64url'), useId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.too_many') return false;
    throw error;
  }
}

/** `maya+anything@…` reaches `maya@…`, so it must not be worth an allowance of its own. */
function mailboxOf(email: string): string {
  return email.replace(/\+[^+@]*@/, '@');
}
