import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { openPortal as endpoint } from '@firstlight/contract/office/support/support.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { pledgeBehind } from '../checkout/pledge-token.ts';
import { orAway, provider } from '../sync/provider.ts';

/** Cards are the provider’s business: its own page changes them, opened anew each time. */
export async function openPortal(
  ctx: HttpContext,
  { token }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const { customerId, language } = await pledgeBehind(ctx, token, 'manage');
  if (customerId === null) throw new AppError('support.not_found');
  const returnTo = `${ctx.origin}/support/manage/${token}`;
  return { url: await orAway(provider(ctx).openPortal(customerId, returnTo, language)) };
}
