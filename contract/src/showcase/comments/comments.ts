import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import type { LiveEvents } from '../../live-declarations.ts';
import { projectRules } from '../../rules.ts';

export const notificationKinds = ['comment', 'reply', 'mention'] as const;

export const liveEvents = {
  'comments.changed': { topic: 'project', payload: z.object({ projectId: z.uuid() }) },
} as const satisfies LiveEvents;

export const errors = {
  'comments.too_many_mentions': 422,
  /** Replies are answered beside each other, not below each other. */
  'comments.reply_to_reply': 422,
  /** One of the two blocks the other; which of them is not told. */
  'comments.reply_refused': 403,
} as const;

const body = z.string().check(z.trim(), z.minLength(1), z.maxLength(projectRules.commentMax));
/** Where the page before ended. */
const after = z.optional(z.string().check(z.maxLength(80)));

const author = z.nullable(z.object({ username: z.string(), name: z.string() }));

const commentFields = {
  id: z.uuid(),
  /** Null: the account is gone, or the comment is. */
  author,
  isMaker: z.boolean(),
  /** Null: deleted or taken down; its replies still stand. */
  body: z.nullable(z.string()),
  /** The usernames in the text that belong to somebody. */
  mentions: z.array(z.string()),
  /** To the minute. */
  writtenAt: z.iso.datetime(),
  isEdited: z.boolean(),
  /** By moderation; its author goes on reading it. */
  isTakenDown: z.boolean(),
  /** The reader blocks its author. Nobody else is told. */
  isBlocked: z.boolean(),
  can: z.object({ edit: z.boolean(), remove: z.boolean(), reply: z.boolean(), block: z.boolean() }),
};

export const reply = z.object(commentFields);

export const comment = z.object({
  ...commentFields,
  /** The first of them, oldest first. */
  replies: z.array(reply),
  replyCount: z.int(),
});

export type Reply = z.infer<typeof reply>;
export type Comment = z.infer<typeof comment>;

export const listComments = endpoint({
  name: 'comments.list',
  method: 'GET',
  path: '/api/projects/:projectId/comments',
  summary: 'The comments on a project, newest first, each with its first replies.',
  access: 'anyone',
  isSameForGuests: true,
  params: z.object({ projectId: z.uuid() }),
  query: z.object({ after }),
  status: 200,
  response: z.object({
    items: z.array(comment),
    next: z.nullable(z.string()),
    can: z.object({ write: z.boolean() }),
  }),
  errors: ['projects.not_found'],
});

export const listReplies = endpoint({
  name: 'comments.listReplies',
  method: 'GET',
  path: '/api/comments/:commentId/replies',
  summary: 'The replies to a comment, oldest first.',
  access: 'anyone',
  isSameForGuests: true,
  params: z.object({ commentId: z.uuid() }),
  query: z.object({ after }),
  status: 200,
  response: z.object({ items: z.array(reply), next: z.nullable(z.string()) }),
  errors: ['request.not_found'],
});

export const writeComment = endpoint({
  name: 'comments.write',
  method: 'POST',
  path: '/api/projects/:projectId/comments',
  summary: 'Comment on a project, or answer a comment, under one’s own name.',
  access: 'member',
  params: z.object({ projectId: z.uuid() }),
  body: z.strictObject({ body, parentId: z.optional(z.uuid()) }),
  status: 201,
  response: reply,
  errors: [
    'projects.not_found',
    'request.not_found',
    'comments.too_many_mentions',
    'comments.reply_to_reply',
    'comments.reply_refused',
  ],
  limit: 'comments.write',
  idempotent: true,
});

export const editComment = endpoint({
  name: 'comments.edit',
  method: 'PATCH',
  path: '/api/comments/:commentId',
  summary: 'Change the text of one’s own comment.',
  access: 'member',
  params: z.object({ commentId: z.uuid() }),
  body: z.strictObject({ body }),
  status: 200,
  response: reply,
  errors: ['request.not_found', 'comments.too_many_mentions'],
});

export const removeComment = endpoint({
  name: 'comments.remove',
  method: 'DELETE',
  path: '/api/comments/:commentId',
  summary: 'Remove one’s own comment; it can be brought back for a short while.',
  access: 'member',
  params: z.object({ commentId: z.uuid() }),
  status: 204,
  errors: ['request.not_found'],
});

export const restoreComment = endpoint({
  name: 'comments.restore',
  method: 'POST',
  path: '/api/comments/:commentId/restorations',
  summary: 'Bring back one’s own comment, just removed.',
  access: 'member',
  params: z.object({ commentId: z.uuid() }),
  status: 200,
  response: reply,
  errors: ['request.not_found'],
});
