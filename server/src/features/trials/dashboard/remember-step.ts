import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { rememberStep as endpoint } from '@firstlight/contract/trials/dashboard/maker-steps.ts';
import type { Context, Member } from '../../../core/context.ts';
import { addMakerStep } from './maker-steps.queries.ts';

/** Twice is once. */
export async function rememberStep(ctx: Context<Member>, { step }: InputOf<typeof endpoint>): Promise<null> {
  await addMakerStep(ctx.db, ctx.actor.id, step);
  return null;
}
