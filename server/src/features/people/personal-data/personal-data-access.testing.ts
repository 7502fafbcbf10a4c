import { type AccessRows, signedIn } from '../../../testing/access.ts';

/** Neither a sanction nor new terms take anybody's data from them: they get their archive, and may go. */
export const personalDataAccess: AccessRows = {
  'personal-data.readExport': signedIn(200, () => ({})),
  'personal-data.askExport': signedIn(202, () => ({})),
  'personal-data.openExport': signedIn(404, ({ exportId }) => ({ id: exportId }), { owner: 204 }),
  'personal-data.downloadExport': signedIn(404, ({ exportId }) => ({ id: exportId }), { owner: 200 }),
  'personal-data.eraseAccount': signedIn(204, ({ self }) => self),
};
