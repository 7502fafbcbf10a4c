import { type AccessRows, members, ownerOnly } from '../../../testing/access.ts';

export const dashboardAccess: AccessRows = {
  'dashboard.listLedgers': members(200, () => ({})),
  'dashboard.readSteps': members(200, () => ({})),
  'dashboard.rememberStep': members(204, () => ({ step: 'checklist' })),
  'dashboard.readFairTurn': members(200, () => ({})),
  'dashboard.readFigures': ownerOnly(200, ({ projectId }) => ({ projectId })),
  'dashboard.exportNotes': ownerOnly(200, ({ projectId }) => ({ projectId })),
};
