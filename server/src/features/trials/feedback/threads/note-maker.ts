import type { Context, Member } from '../../../../core/context.ts';
import { noteNamedAct } from '../../../people/accounts/named-acts.ts';
import type { ThreadRole } from './thread-role.ts';

/**
 * A thread hides its tester alone: what the maker does in it, the tester sees at once and knows whose it is. Noted before it is
 * done, and committed by itself, so that nothing is released between the two.
 */
export async function noteMaker(ctx: Context<Member>, { side }: ThreadRole): Promise<void> {
  if (side === 'maker') await noteNamedAct(ctx, ctx.actor.id);
}
