import { type AccessRows, anyone, members, signedIn } from '../../../testing/access.ts';

const token = 'a'.repeat(43);

export const accountAccess: AccessRows = {
  // Whether somebody is signed in changes nothing here: these are the ways in.
  'accounts.me': anyone(200, () => ({})),
  'accounts.checkUsername': anyone(200, () => ({ username: 'anybody' })),
  'accounts.signUp': anyone(202, ({ newId }) => ({
    name: 'Ada',
    username: `ada_${newId().slice(0, 8)}`,
    email: `${newId()}@person.example`,
    password: 'four quiet harbours',
    role: 'both',
    language: 'en',
  })),
  'accounts.resendVerification': anyone(202, () => ({ email: 'nobody@person.example' })),
  'accounts.verifyEmail': anyone(410, () => ({ token })),
  'accounts.signIn': anyone(401, () => ({ login: 'nobody', password: 'four quiet harbours' })),
  'accounts.signOut': signedIn(204, () => ({})),
  'accounts.forgotPassword': anyone(202, () => ({ email: 'nobody@person.example' })),
  'accounts.resetPassword': anyone(410, () => ({ token, password: 'four quiet harbours' })),
  'accounts.acceptTerms': signedIn(204, () => ({ version: 'v1.0' })),
  // A name is read by others; how one's own pages look is everybody's to choose, see edit-account.test.ts.
  'accounts.edit': members(200, () => ({ name: 'Ada Byron', language: 'fr' }), { suspended: 403 }),
  'accounts.changeUsername': members(200, ({ newId }) => ({ username: `ada_${newId().slice(0, 8)}` })),
};
