import { type AccessRows, anyone, members, ownerOnly } from '../../../../testing/access.ts';

const said = { credentialId: 'AAAA', clientDataJSON: 'AAAA' };

export const passkeyAccess: AccessRows = {
  'accounts.listPasskeys': members(200, () => ({})),
  'accounts.beginPasskey': members(201, () => ({})),
  // An answer to what was never asked.
  'accounts.addPasskey': members(410, () => ({ ...said, name: 'Phone', attestationObject: 'AAAA' })),
  'accounts.renamePasskey': ownerOnly(200, ({ passkeyId }) => ({ id: passkeyId, name: 'Laptop' })),
  'accounts.removePasskey': ownerOnly(204, ({ passkeyId }) => ({ id: passkeyId })),
  'accounts.beginPasskeySignIn': anyone(201, () => ({})),
  'accounts.signInWithPasskey': anyone(410, () => ({
    ...said,
    authenticatorData: 'AAAA',
    signature: 'AAAA',
  })),
};
