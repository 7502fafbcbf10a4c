import { type AccessRows, anyone, members, signedIn } from '../../../../testing/access.ts';

const returned = { code: 'a', state: 'b' };

/** Nobody has registered the site of these rows with GitHub: to all of them it is not there. */
export const providerAccess: AccessRows = {
  'accounts.listProviders': anyone(200, () => ({})),
  'accounts.beginProviderSignIn': anyone(404, () => ({ provider: 'github' })),
  'accounts.signInWithProvider': anyone(404, () => ({ provider: 'github', ...returned })),
  // No provider has named anybody before.
  'accounts.signUpWithProvider': anyone(410, ({ newId }) => ({
    name: 'Ada',
    username: `ada_${newId().slice(0, 8)}`,
    role: 'both',
    language: 'en',
  })),
  'accounts.listOwnProviders': signedIn(200, () => ({})),
  'accounts.beginProviderLink': members(404, () => ({ provider: 'github' })),
  'accounts.linkProvider': members(404, () => ({ provider: 'github', ...returned })),
  'accounts.unlinkProvider': members(404, () => ({ provider: 'github' })),
};
