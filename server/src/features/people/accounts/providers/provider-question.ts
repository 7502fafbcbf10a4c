import { type ProviderName, returnPath } from '@firstlight/contract/people/accounts/provider-names.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import type {
  ProviderQuestion,
  SignInProvider,
} from '../../../../platform/sign-in-providers/sign-in-provider.ts';

export type ProviderPurpose = 'provider_sign_in' | 'provider_link';

/**
 * All that a provider is asked with comes from the one token in this browser's cookie, for this provider and this
 * purpose: what another one answered, or was asked for something else, fits nowhere.
 */
export function providerQuestion(
  { vault, origin }: Pick<Context, 'vault' | 'origin'>,
  { provider, purpose, token }: { provider: ProviderName; purpose: ProviderPurpose; token: string },
): ProviderQuestion {
  const derive = (part: string) => vault.tag(`${purpose} ${provider} ${part} ${token}`).toString('base64url');
  return {
    returnTo: `${origin}${returnPath(provider)}`,
    state: derive('state'),
    nonce: derive('nonce'),
    verifier: derive('verifier'),
  };
}

/** Where whoever runs the site has not registered with it, it does not exist. */
export function requireProvider(ctx: Pick<Context, 'signInProviders'>, name: ProviderName): SignInProvider {
  const provider = ctx.signInProviders[name];
  if (!provider) throw new AppError('request.not_found');
  return provider;
}
