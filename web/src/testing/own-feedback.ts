import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readOwnFeedback } from '@firstlight/contract/feedback.ts';

/** What somebody knows of a project that they have neither tried nor spoken about. */
export const untried: ResultOf<typeof readOwnFeedback> = {
  evidence: 'seen',
  leadsOut: true,
  feedback: null,
  changed: null,
  can: { give: true },
};
