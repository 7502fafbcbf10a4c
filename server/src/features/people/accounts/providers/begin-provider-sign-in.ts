import type { ProviderName } from '@firstlight/contract/people/accounts/provider-names.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { beginAtProvider } from './begin-at-provider.ts';

export function beginProviderSignIn(
  ctx: HttpContext,
  { provider }: { provider: ProviderName },
): Promise<{ address: string }> {
  return beginAtProvider(ctx, { provider, purpose: 'provider_sign_in', userId: null });
}
