import { terms } from '@firstlight/contract/legal.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { insertAcceptance } from '../session/sessions.queries.ts';

/** Only the version in force can be accepted: agreeing to an old text is agreeing to nothing. */
export async function acceptTerms(ctx: HttpContext<Member>, { version }: { version: string }): Promise<null> {
  if (version !== terms.version) throw new AppError('request.invalid', { fields: ['version'] });
  await insertAcceptance(ctx.db, ctx.actor.id, version, ctx.now());
  return null;
}
