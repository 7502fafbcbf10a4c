import * as providers from '@firstlight/contract/people/accounts/providers.ts';
import { route } from '../../../../core/http/route.ts';
import { beginProviderLink } from './begin-provider-link.ts';
import { beginProviderSignIn } from './begin-provider-sign-in.ts';
import { linkProvider } from './link-provider.ts';
import { listOwnProviders } from './list-own-providers.ts';
import { listProviders } from './list-providers.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';
import { signUpWithProvider } from './sign-up-with-provider.ts';
import { unlinkProvider } from './unlink-provider.ts';

export const providerRoutes = [
  route(providers.listProviders, listProviders),
  route(providers.beginProviderSignIn, beginProviderSignIn),
  route(providers.signInWithProvider, signInWithProvider),
  route(providers.signUpWithProvider, signUpWithProvider),
  route(providers.listOwnProviders, listOwnProviders),
  route(providers.beginProviderLink, beginProviderLink),
  route(providers.linkProvider, linkProvider),
  route(providers.unlinkProvider, unlinkProvider),
];
