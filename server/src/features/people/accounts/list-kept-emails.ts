import type { Context } from '../../../core/context.ts';
import { listFormerEmails } from './email-change/former-emails.queries.ts';

/** The addresses that could still have somebody's account back. */
export async function listKeptEmails(
  ctx: Pick<Context, 'db' | 'vault' | 'now'>,
  userId: string,
): Promise<string[]> {
  const former = await listFormerEmails(ctx.db, ctx.vault, userId);
  const kept = former.filter(({ isDropped, keptUntil }) => !isDropped && keptUntil > ctx.now());
  return [...new Set(kept.map(({ email }) => email))];
}
