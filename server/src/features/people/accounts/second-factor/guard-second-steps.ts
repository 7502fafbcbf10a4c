import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { hasSecondStep } from '../account/users.queries.ts';

/**
 * Whoever has an admin’s password alone must neither add a second step of their own nor remove the admin’s. Gives whether
 * the session of somebody who adds their first one may count as opened with it.
 */
export async function guardSecondSteps(
  ctx: Pick<Context<Member>, 'actor' | 'db'>,
): Promise<{ isFirst: boolean }> {
  const isFirst = !(await hasSecondStep(ctx.db, ctx.actor.id));
  if (!isFirst && ctx.actor.isAdminWaiting) throw new AppError('accounts.second_step_sign_in');
  return { isFirst };
}
