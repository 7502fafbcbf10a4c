import { type AccessRows, anyone, members } from '../../../../testing/access.ts';

const written = {
  rating: 2,
  comment: 'Said by whoever tries to: the list opens, but the second page stays empty.',
};
/** Nobody but its author finds it. */
const authorOnly = { member: 404, limited: 404, owner: 404, admin: 404 } as const;
/** Maker and tester have a way in, nobody else. */
const bothSides = { member: 404, limited: 404, admin: 404 } as const;

export const feedbackAccess: AccessRows = {
  'feedback.startTest': members(201, ({ projectId }) => ({ projectId }), { owner: 403 }),
  'feedback.returnFromTest': members(200, ({ projectId }) => ({ projectId })),
  'feedback.list': anyone(200, ({ projectId }) => ({ projectId })),
  'feedback.readQuote': anyone(200, () => ({ language: 'en' })),
  'feedback.readOwn': members(200, ({ projectId }) => ({ projectId })),
  'feedback.listOwn': members(200, () => ({})),
  'feedback.listTested': members(200, () => ({})),
  'feedback.preview': members(200, ({ projectId }) => ({ projectId, comment: written.comment })),
  'feedback.answerCard': members(409, ({ projectId }) => ({ projectId, question: 'Is it?', answer: true }), {
    owner: 403,
  }),
  'feedback.give': members(201, ({ projectId }) => ({ projectId, ...written }), {
    owner: 403,
    author: 409,
  }),
  'feedback.edit': members(200, ({ feedbackId }) => ({ feedbackId, ...written }), {
    ...authorOnly,
  }),
  'feedback.remove': members(204, ({ feedbackId }) => ({ feedbackId }), { ...authorOnly }),
  'feedback.restore': members(200, ({ feedbackId }) => ({ feedbackId }), { ...authorOnly }),
  'feedback.mark': members(404, ({ feedbackId }) => ({ feedbackId, mark: 'helpful' }), {
    owner: 200,
  }),
  'feedback.readThread': members(200, ({ feedbackId }) => ({ feedbackId }), { ...bothSides }),
  'feedback.reply': members(
    200,
    ({ feedbackId, newId }) => ({ feedbackId, messageId: newId(), text: 'Which page was it?' }),
    { ...bothSides },
  ),
  'feedback.agreeToReveal': members(200, ({ feedbackId }) => ({ feedbackId, agree: true }), {
    ...bothSides,
  }),
  'feedback.closeThread': members(200, ({ feedbackId }) => ({ feedbackId, isClosed: true }), {
    ...bothSides,
  }),
  'feedback.listInbox': members(200, () => ({})),
  'feedback.settle': members(404, ({ feedbackId }) => ({ noteId: feedbackId, isDone: true }), {
    owner: 204,
  }),
};
