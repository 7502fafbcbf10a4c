import type { ProviderName } from '@firstlight/contract/people/accounts/provider-names.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { requireRecentPassword } from '../require-recent-password.ts';
import { beginAtProvider } from './begin-at-provider.ts';

export async function beginProviderLink(
  ctx: HttpContext<Member>,
  { provider }: { provider: ProviderName },
): Promise<{ address: string }> {
  await requireRecentPassword(ctx);
  return beginAtProvider(ctx, { provider, purpose: 'provider_link', userId: ctx.actor.id });
}
