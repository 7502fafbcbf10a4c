import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readPlan as endpoint } from '@firstlight/contract/office/support/support.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { pledgeBehind } from '../checkout/pledge-token.ts';
import { presentPlan } from './present-plan.ts';

/** Mail programs follow links by themselves: this one changes nothing. */
export async function readPlan(
  ctx: HttpContext,
  { token }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return presentPlan(ctx, await pledgeBehind(ctx, token, 'manage'));
}
