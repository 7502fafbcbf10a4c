import type { Context } from '../../../core/context.ts';
import { markRevealed } from './conversations.queries.ts';
import { pairUp } from './pair-up.ts';

/** The one conversation of two people who agreed to show their names, opened now if they had none. Its id. */
export async function openRevealed(ctx: Context, people: readonly [string, string]): Promise<string> {
  const { id } = await pairUp(ctx, people, null);
  await markRevealed(ctx.db, id, ctx.now());
  return id;
}
