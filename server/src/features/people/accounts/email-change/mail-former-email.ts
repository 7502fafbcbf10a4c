import type { JobContext } from '../../../../core/job.ts';
import { newToken } from '../../../../platform/crypto/secret-token.ts';
import { sendAccountLetter } from '../account/send-account-letter.ts';
import { deleteFormerEmail, findFormerEmail, insertUndoLink } from './former-emails.queries.ts';

export interface FormerEmailMail {
  formerEmailId: string;
  mailId: string;
  kind: 'emailChanged' | 'emailKept' | 'emailDropped';
}

/** Tells an address that its account has another, and how to have it back. One that was dropped is forgotten after. */
export async function mailFormerEmail(
  ctx: JobContext,
  { formerEmailId, mailId, kind }: FormerEmailMail,
): Promise<void> {
  const former = await findFormerEmail(ctx.db, ctx.vault, formerEmailId);
  if (!former || former.keptUntil <= ctx.now()) return;
  const { email, language, isDropped } = former;
  const link = isDropped ? `${ctx.origin}/contact` : await undoLink(ctx, formerEmailId);
  await sendAccountLetter(ctx, { kind, mailId, to: email, language, name: null, link });
  if (isDropped) await deleteFormerEmail(ctx.db, formerEmailId);
}

async function undoLink(ctx: JobContext, formerEmailId: string): Promise<string> {
  const { token, tokenHash } = newToken();
  await insertUndoLink(ctx.db, formerEmailId, tokenHash);
  return `${ctx.origin}/auth?mode=undo-email#token=${token}`;
}
