import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { requireRecentPassword } from '../../accounts/require-recent-password.ts';
import { findReadyExport } from './exports.queries.ts';

/** An archive says which hidden feedback is whose: it is for its owner, not for whoever finds their screen unlocked. */
export async function requireOwnExport(ctx: Context<Member>, id: string) {
  const found = await findReadyExport(ctx.db, ctx.actor.id, id, ctx.now());
  if (!found) throw new AppError('request.not_found');
  await requireRecentPassword(ctx);
  return found;
}
