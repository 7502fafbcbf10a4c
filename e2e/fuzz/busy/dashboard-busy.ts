import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = (pair) => {
  const first = { params: { projectId: pair.projects[0] ?? '' } };
  return {
    'dashboard.listLedgers': {},
    'dashboard.readSteps': {},
    'dashboard.rememberStep': { params: { step: 'link' } },
    'dashboard.readFairTurn': {},
    'dashboard.readFigures': first,
    'dashboard.exportNotes': first,
  };
};
