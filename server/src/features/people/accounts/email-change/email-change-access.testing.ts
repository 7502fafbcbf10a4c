import { type AccessRows, anyone, members } from '../../../../testing/access.ts';

const token = 'a'.repeat(43);

export const emailChangeAccess: AccessRows = {
  'accounts.readEmailChange': members(200, () => ({})),
  'accounts.askEmailChange': members(202, ({ newId }) => ({ email: `${newId()}@person.example` })),
  'accounts.dropEmailChange': members(204, () => ({})),
  'accounts.confirmEmailChange': members(410, () => ({ token })),
  'accounts.readEmailUndo': anyone(410, () => ({ token })),
  'accounts.undoEmailChange': anyone(410, () => ({ token, password: 'four quiet harbours' })),
};
