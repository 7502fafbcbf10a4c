import * as comments from '@firstlight/contract/showcase/comments/comments.ts';
import { route } from '../../../core/http/route.ts';
import { editComment } from './edit-comment.ts';
import { listComments } from './list-comments.ts';
import { listReplies } from './list-replies.ts';
import { removeComment } from './remove-comment.ts';
import { restoreComment } from './restore-comment.ts';
import { writeComment } from './write-comment.ts';

export const commentRoutes = [
  route(comments.listComments, listComments),
  route(comments.listReplies, listReplies),
  route(comments.writeComment, writeComment),
  route(comments.editComment, editComment),
  route(comments.removeComment, removeComment),
  route(comments.restoreComment, restoreComment),
];
