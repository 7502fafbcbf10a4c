import { type AccessRows, admins, anyone, signedIn } from '../../../testing/access.ts';

const upheld = { version: 1, outcome: 'upheld', step: 'warning', rule: 'spam' };

export const casesAccess: AccessRows = {
  // Nobody reports what they wrote themselves.
  'cases.report': anyone(
    201,
    ({ commentId }) => ({
      kind: 'comment',
      address: commentId,
      reason: 'spam',
      isIllegal: false,
      name: 'Lena Hofmann',
      email: 'lena@hofmann.test',
    }),
    { author: 422 },
  ),
  'cases.listOwnReports': signedIn(200, () => ({})),
  'cases.withdrawReport': signedIn(404, ({ newId }) => ({ reportId: newId() })),
  'cases.askReview': signedIn(404, ({ newId }) => ({ reportId: newId(), body: 'Please look again.' })),
  'cases.listReviews': admins(200, () => ({})),
  'cases.decideReview': admins(404, ({ newId }) => ({
    reviewId: newId(),
    outcome: 'kept',
    answer: 'We looked again.',
  })),
  'cases.list': admins(200, () => ({})),
  'cases.takeNext': admins(200, () => ({})),
  'cases.read': admins(404, ({ newId }) => ({ caseId: newId() })),
  'cases.readPicture': admins(404, ({ newId }) => ({ caseId: newId(), pictureId: newId() })),
  'cases.claim': admins(404, ({ newId }) => ({ caseId: newId() })),
  'cases.release': admins(404, ({ newId }) => ({ caseId: newId() })),
  'cases.addNote': admins(404, ({ newId }) => ({ caseId: newId(), text: 'Seen before.' })),
  'cases.previewStatement': admins(404, ({ newId }) => ({ caseId: newId(), step: 'warning', rule: 'spam' })),
  'cases.decide': admins(404, ({ newId }) => ({ caseId: newId(), ...upheld })),
  'cases.second': admins(404, ({ newId }) => ({ caseId: newId(), version: 1, agrees: true })),
  'cases.askUnmasking': admins(404, ({ newId }) => ({
    caseId: newId(),
    ground: 'ring',
    isSecret: false,
    text: 'Nine notes of one evening, in the same words.',
  })),
  'cases.listUnmaskings': admins(200, () => ({})),
  'cases.answerUnmasking': admins(404, ({ newId }) => ({ unmaskingId: newId(), agrees: true })),
  'cases.readUnmasked': admins(404, ({ newId }) => ({ unmaskingId: newId() })),
  'cases.readTransparency': anyone(200, () => ({})),
  'cases.undo': admins(404, ({ newId }) => ({ caseId: newId() })),
};
