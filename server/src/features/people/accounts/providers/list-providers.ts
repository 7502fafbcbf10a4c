import { type ProviderName, providerNames } from '@firstlight/contract/people/accounts/provider-names.ts';
import type { Context, HttpContext } from '../../../../core/context.ts';

export async function listProviders(ctx: HttpContext): Promise<{ providers: ProviderName[] }> {
  return { providers: offeredProviders(ctx) };
}

export function offeredProviders({ signInProviders }: Pick<Context, 'signInProviders'>): ProviderName[] {
  return providerNames.filter((name) => signInProviders[name] !== undefined);
}
