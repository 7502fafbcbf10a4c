import { type AccessRows, anyone, members, ownerOnly } from '../../../testing/access.ts';

export const iterationAccess: AccessRows = {
  'iterations.publish': members(
    404,
    ({ projectId, feedbackId }) => ({
      projectId,
      whatChanged: 'The second page loads at once.',
      link: null,
      feedbackIds: [feedbackId],
      skipIds: [],
    }),
    { owner: 201 },
  ),
  'iterations.readBeforeAfter': anyone(200, ({ projectId }) => ({ projectId })),
  'iterations.list': anyone(200, ({ projectId }) => ({ projectId })),
  'iterations.readLatest': anyone(200, () => ({})),
  'iterations.edit': ownerOnly(200, ({ iterationId }) => ({
    iterationId,
    whatChanged: 'The second page loads at once.',
    link: null,
  })),
  'iterations.remove': ownerOnly(204, ({ iterationId }) => ({ iterationId })),
  'iterations.restore': ownerOnly(200, ({ iterationId }) => ({ iterationId })),
  'iterations.readSkipDiagnosis': ownerOnly(200, ({ projectId }) => ({ projectId })),
};
