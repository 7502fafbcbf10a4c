import { type AccessRows, anyone, members } from '../../../../testing/access.ts';

const written = {
  rating: 2,
  comment: 'Said by whoever tries to: the list opens, but the second page stays empty.',
};
/** Nobody but its author finds it; for them even the suspension comes second. */
const authorOnly = { member: 404, limited: 404, owner: 404, admin: 404 } as const;
/** Maker and tester have a way in, nobody else. */
const bothSides = { member: 404, limited: 404, admin: 404 } as const;

export const feedbackAccess: AccessRows = {
  'feedback.startTest': members(201, ({ projectId }) => ({ projectId }), { suspended: 403, owner: 403 }),
  'feedback.returnFromTest': members(200, ({ projectId }) => ({ projectId })),
  'feedback.list': anyone(200, ({ projectId }) => ({ projectId })),
  'feedback.readOwn': members(200, ({ projectId }) => ({ projectId })),
  'feedback.listOwn': members(200, () => ({})),
  'feedback.preview': members(200, ({ projectId }) => ({ projectId, comment: written.comment })),
  'feedback.answerCard': members(409, ({ projectId }) => ({ projectId, question: 'Is it?', answer: true }), {
    suspended: 403,
    owner: 403,
  }),
  'feedback.give': members(201, ({ projectId }) => ({ projectId, ...written }), {
    suspended: 403,
    owner: 403,
    author: 409,
  }),
  'feedback.edit': members(200, ({ feedbackId }) => ({ feedbackId, ...written }), {
    ...authorOnly,
    suspended: 403,
  }),
  'feedback.remove': members(204, ({ feedbackId }) => ({ feedbackId }), { ...authorOnly, suspended: 404 }),
  'feedback.restore': members(200, ({ feedbackId }) => ({ feedbackId }), { ...authorOnly, suspended: 403 }),
  'feedback.mark': members(404, ({ feedbackId }) => ({ feedbackId, mark: 'helpful' }), {
    owner: 200,
    suspended: 403,
  }),
  'feedback.readThread': members(200, ({ feedbackId }) => ({ feedbackId }), { ...bothSides, suspended: 404 }),
  'feedback.reply': members(
    200,
    ({ feedbackId, newId }) => ({ feedbackId, messageId: newId(), text: 'Which page was it?' }),
    { ...bothSides, suspended: 403 },
  ),
  'feedback.agreeToReveal': members(200, ({ feedbackId }) => ({ feedbackId, agree: true }), {
    ...bothSides,
    suspended: 403,
  }),
  'feedback.listInbox': members(200, () => ({})),
  'feedback.settle': members(404, ({ feedbackId }) => ({ noteId: feedbackId, isDone: true }), {
    owner: 204,
  }),
};
