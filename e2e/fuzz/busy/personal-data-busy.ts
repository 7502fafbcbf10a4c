import { type BusyRequests, password } from './busy-pair.ts';

export const requests: BusyRequests = (pair) => {
  const { tester, leaver, exportId } = pair;
  return {
    'personal-data.readExport': {},
    'personal-data.askExport': { by: tester },
    'personal-data.openExport': { params: { id: exportId } },
    'personal-data.downloadExport': { params: { id: exportId } },
    'personal-data.eraseAccount': { by: leaver, body: { username: leaver.username, password } },
  };
};
