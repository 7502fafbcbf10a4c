import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = (pair) => {
  const { tester } = pair;
  const first = { params: { projectId: pair.projects[0] ?? '' } };
  const comment = { params: { commentId: pair.commentId } };
  return {
    'comments.list': first,
    'comments.write': { ...first, body: { body: 'Is there a dark theme?' } },
    'comments.listReplies': comment,
    'comments.edit': { by: tester, ...comment, body: { body: 'Otherwise.' } },
    'comments.remove': { by: tester, ...comment },
    'comments.restore': { by: tester, ...comment },
  };
};
