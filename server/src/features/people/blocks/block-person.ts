import { blockLimits } from '@firstlight/contract/people/blocks/block-limits.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Context, Member } from '../../../core/context.ts';
import { ask } from '../../../core/question.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { keepOther } from '../accounts/keep-account.ts';
import { countBlocksOf, findBlock, insertBlock } from './blocks.queries.ts';
import { blockQuestions } from './blocks.questions.ts';
import { namedPerson } from './named-person.ts';

/** Nobody is told, least of all whoever is blocked. */
export async function blockPerson(ctx: Context<Member>, { username }: { username: string }): Promise<null> {
  const blockedId = await namedPerson(ctx, username);
  const blockerId = ctx.actor.id;
  if (blockedId === blockerId) throw new AppError('blocks.oneself');
  return inTransaction(ctx, async (tx) => {
    const { db, now } = tx;
    if (!(await keepOther(tx, blockedId))) throw new AppError('request.not_found');
    const count = await countBlocksOf(db, blockerId);
    if (await findBlock(db, blockerId, blockedId)) return null;
    if (count >= blockLimits.most) throw new AppError('blocks.too_many');
    await insertBlock(db, { blockerId, blockedId, since: now() });
    await ask(tx, blockQuestions.part, [blockerId, blockedId]);
    return null;
  });
}
