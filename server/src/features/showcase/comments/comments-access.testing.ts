import { type AccessRows, anyone, members } from '../../../testing/access.ts';

const authorOnly = { member: 404, limited: 404, owner: 404, admin: 404 } as const;

export const commentAccess: AccessRows = {
  'comments.list': anyone(200, ({ projectId }) => ({ projectId })),
  'comments.listReplies': anyone(200, ({ commentId }) => ({ commentId })),
  'comments.write': members(201, ({ projectId }) => ({ projectId, body: 'Is there an export?' })),
  'comments.edit': members(200, ({ commentId }) => ({ commentId, body: 'Otherwise.' }), authorOnly),
  'comments.remove': members(204, ({ commentId }) => ({ commentId }), authorOnly),
  'comments.restore': members(200, ({ commentId }) => ({ commentId }), authorOnly),
};
