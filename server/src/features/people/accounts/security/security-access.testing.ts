import { type AccessRows, anyone, members, ownerOnly, signedIn } from '../../../../testing/access.ts';

/** The owner has a second factor. To whoever is suspended a reset by mail stays, which ends every way in. */
export const securityAccess: AccessRows = {
  'accounts.changePassword': members(204, ({ self }) => ({
    current: self.password,
    password: 'five loud harbours',
  })),
  'accounts.confirmPassword': signedIn(204, ({ self }) => ({ password: self.password })),
  'accounts.listSessions': members(200, () => ({})),
  'accounts.endSession': ownerOnly(204, ({ sessionId }) => ({ id: sessionId })),
  'accounts.endOtherSessions': members(204, () => ({})),
  'accounts.readSecondFactor': members(200, () => ({})),
  'accounts.beginSecondFactor': members(201, () => ({}), { owner: 409 }),
  // Nobody has begun one, so no code can be right.
  'accounts.confirmSecondFactor': members(403, () => ({ code: '000000' }), { owner: 409 }),
  'accounts.renewRecoveryCodes': ownerOnly(201, () => ({})),
  'accounts.removeSecondFactor': members(204, () => ({})),
  'accounts.readReset': anyone(410, () => ({ token: 'a'.repeat(43) })),
  'accounts.listCommonPasswords': anyone(200, () => ({})),
  // No password was given right before.
  'accounts.signInWithCode': anyone(410, () => ({ code: '000000' })),
};
