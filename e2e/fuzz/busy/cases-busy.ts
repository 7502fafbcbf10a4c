import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = ({ tester, iterationId, cases }, dice) => {
  const open = { params: { caseId: dice.pick(cases.open) } };
  return {
    'cases.report': {
      by: tester,
      body: { kind: 'iteration', address: iterationId, reason: 'spam', isIllegal: false },
    },
    'cases.listOwnReports': { by: tester },
    'cases.withdrawReport': { by: tester, params: { reportId: dice.pick(cases.reports) } },
    'cases.askReview': {
      by: tester,
      params: { reportId: dice.pick(cases.rejected) },
      body: { body: 'Please look again.' },
    },
    'cases.listReviews': {},
    'cases.decideReview': {
      params: { reviewId: dice.pick(cases.reviews) },
      body: { outcome: 'kept', answer: 'We looked again.' },
    },
    'cases.list': {},
    'cases.takeNext': {},
    'cases.read': open,
    'cases.readPicture': { params: cases.picture },
    'cases.claim': open,
    'cases.release': open,
    'cases.addNote': { ...open, body: { text: 'Seen before.' } },
    'cases.previewStatement': { ...open, body: { step: 'warning', rule: 'harassment' } },
    'cases.decide': { ...open, body: { version: 1, outcome: 'no_violation' } },
    'cases.second': { params: { caseId: dice.pick(cases.second) }, body: { version: 1, agrees: false } },
    'cases.askUnmasking': {
      params: { caseId: dice.pick(cases.hidden) },
      body: { ground: 'ring', isSecret: false, text: 'Nine notes of one evening, in the same words.' },
    },
    'cases.listUnmaskings': {},
    'cases.answerUnmasking': {
      params: { unmaskingId: dice.pick(cases.unmaskings) },
      body: { agrees: false },
    },
    'cases.readUnmasked': { params: { unmaskingId: cases.unmasked } },
    'cases.readTransparency': {},
    'cases.undo': { params: { caseId: dice.pick(cases.undoable) } },
  };
};
