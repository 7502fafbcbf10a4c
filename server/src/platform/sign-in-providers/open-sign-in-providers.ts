import { createGithubProvider } from './github-provider.ts';
import { createGoogleProvider } from './google-provider.ts';
import type { SignInProviders } from './sign-in-provider.ts';

export interface ProviderKeys {
  GITHUB_CLIENT_ID: string;
  GITHUB_CLIENT_SECRET: string;
  GITHUB_ORIGIN: string;
  GITHUB_API_ORIGIN: string;
  GOOGLE_CLIENT_ID: string;
  GOOGLE_CLIENT_SECRET: string;
  GOOGLE_ISSUER: string;
}

/** A provider takes well under a second, and answers with a few kilobytes. */
const providerBounds = { seconds: 8, bytes: 200_000 };

export function openSignInProviders(
  keys: ProviderKeys,
  now: () => Date,
  bounds = providerBounds,
): SignInProviders {
  return {
    ...(keys.GITHUB_CLIENT_ID !== '' && {
      github: createGithubProvider({
        clientId: keys.GITHUB_CLIENT_ID,
        clientSecret: keys.GITHUB_CLIENT_SECRET,
        site: keys.GITHUB_ORIGIN,
        api: keys.GITHUB_API_ORIGIN,
        bounds,
        now,
      }),
    }),
    ...(keys.GOOGLE_CLIENT_ID !== '' && {
      google: createGoogleProvider({
        clientId: keys.GOOGLE_CLIENT_ID,
        clientSecret: keys.GOOGLE_CLIENT_SECRET,
        issuer: keys.GOOGLE_ISSUER,
        bounds,
        now,
      }),
    }),
  };
}
