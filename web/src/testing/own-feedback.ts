import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { Feedback, readOwnFeedback } from '@firstlight/contract/trials/feedback/feedback.ts';

/** What somebody knows of a project that they have neither tried nor spoken about. */
export const untried: ResultOf<typeof readOwnFeedback> = {
  evidence: 'seen',
  leadsOut: true,
  questions: [],
  cardQuestion: null,
  feedback: null,
  responseCount: 1,
  changed: null,
  can: { give: true },
};

/** What somebody has just said of it, and may still change. */
export const justGiven: Feedback = {
  id: '0191a5b0-0000-7000-8000-0000000000bb',
  tester: 4,
  rating: 4,
  comment: 'The till closes, the numbers agree, and I went home.',
  answers: [],
  evidence: 'used',
  isCounted: true,
  day: '2026-11-15',
  isEdited: false,
  isRetested: false,
  isHelpful: false,
  own: { uncountedFor: null, shownFrom: null, isTakenDown: false },
  can: { edit: true, remove: true, mark: false, talk: true },
};
