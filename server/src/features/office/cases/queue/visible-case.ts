import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { lockCase } from '../cases.queries.ts';
import { findNamedCase, type NamedCase } from './queue.queries.ts';
import { withoutConflict } from './without-conflict.ts';

/** A case that this admin may decide, or the same 404 for one that is not and one that never was. */
export async function visibleCase(ctx: Context<Member>, caseId: string): Promise<NamedCase> {
  const found = await findNamedCase(ctx.db, caseId);
  const [free] = found ? await withoutConflict(ctx, [found]) : [];
  if (!free) throw new AppError('request.not_found');
  return free;
}

/** The same, held until the transaction ends. */
export async function holdVisibleCase(tx: Context<Member>, caseId: string): Promise<NamedCase> {
  await lockCase(tx.db, caseId);
  return visibleCase(tx, caseId);
}

/** Somebody else has it now. */
export const isOthers = ({ claimedBy, claimedUntil }: NamedCase, { actor, now }: Context<Member>): boolean =>
  claimedBy !== null && claimedBy !== actor.id && claimedUntil !== null && claimedUntil > now();
