import { type AccessRows, members, ownerOnly } from '../../testing/access.ts';

/** A sanction takes nobody's data from them: the suspended get their archive, and may go. */
export const personalDataAccess: AccessRows = {
  'personal-data.readExport': members(200, () => ({})),
  'personal-data.askExport': members(202, () => ({})),
  'personal-data.downloadExport': ownerOnly(200, ({ exportId }) => ({ id: exportId })),
  'personal-data.eraseAccount': members(204, ({ self }) => self),
};
