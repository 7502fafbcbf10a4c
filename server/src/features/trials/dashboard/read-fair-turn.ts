import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readFairTurn as endpoint } from '@firstlight/contract/trials/dashboard/maker-steps.ts';
import type { Context, Member } from '../../../core/context.ts';
import { countTurns } from '../feedback/count-turns.ts';

/** A word to oneself: nothing is ordered, offered or counted by it. */
export function readFairTurn(ctx: Context<Member>): Promise<ResultOf<typeof endpoint>> {
  return countTurns(ctx, ctx.actor.id);
}
