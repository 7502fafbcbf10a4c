/** Whose word we take for who somebody is, besides our own. Free of zod, so that any screen may read it. */
export const providerNames = ['github', 'google'] as const;

export type ProviderName = (typeof providerNames)[number];

/** As they write themselves, in every language. */
export const providerTitles: Record<ProviderName, string> = { github: 'GitHub', google: 'Google' };

/** The page that a provider sends people back to. It is registered there, so it never changes. */
export const returnPath = (provider: ProviderName): string => `/auth/${provider}`;
