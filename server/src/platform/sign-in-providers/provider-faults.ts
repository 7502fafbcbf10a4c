import { githubOrigins } from './github-provider.ts';
import { googleIssuer } from './google-provider.ts';
import type { ProviderKeys } from './open-sign-in-providers.ts';

const pairs = [
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
] as const;

/** A button that leads nowhere is worse than none. */
export function halfProviders(keys: ProviderKeys): string[] {
  return pairs
    .filter(([id, secret]) => (keys[id] === '') !== (keys[secret] === ''))
    .map(([id, secret]) => `${id} and ${secret} must be given together, or neither`);
}

/** Whoever answers in a provider's place could sign in as anybody: in production only the providers themselves do. */
export function strangeProviders(keys: ProviderKeys): string[] {
  const own = {
    GITHUB_ORIGIN: githubOrigins.site,
    GITHUB_API_ORIGIN: githubOrigins.api,
    GOOGLE_ISSUER: googleIssuer,
  } as const;
  return Object.entries(own)
    .filter(([key, value]) => keys[key as keyof typeof own] !== value)
    .map(([key]) => `${key} must be left out`);
}
