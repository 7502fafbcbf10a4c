import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { presentMe } from './present-me.ts';

export async function readMe(ctx: HttpContext): Promise<Me | null> {
  return ctx.actor.kind === 'member'
    ? presentMe(ctx.db, ctx.vault, ctx.actor.id, { tookSecondStep: ctx.actor.isAdmin })
    : null;
}
