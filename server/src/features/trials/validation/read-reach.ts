import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import { validatedRules } from '@firstlight/contract/rules.ts';
import type { readValidatedReach as endpoint } from '@firstlight/contract/trials/validation/validation.ts';
import type { Context } from '../../../core/context.ts';
import { carriesTesters } from '../distribution/carries-testers.ts';

/** The same for everybody and for every project. */
export async function readReach(ctx: Context): Promise<ResultOf<typeof endpoint>> {
  return { isInReach: await carriesTesters(ctx, validatedRules.testers) };
}
