import type { Reply } from '@firstlight/contract/showcase/comments/comments.ts';
import type { Actor } from '../../../core/context.ts';
import { minuteOf } from '../../../core/minute-of.ts';
import type { CommentRow } from './comments.queries.ts';

/** Who is reading, and whether they may write. */
export interface CommentReader {
  actor: Actor;
  canWrite: boolean;
}

export function presentComment(row: CommentRow, { actor, canWrite }: CommentReader): Reply {
  const isThere = row.deletedAt === null;
  const isOwn = isThere && actor.kind === 'member' && row.authorId === actor.id;
  return {
    id: row.id,
    author: isThere && row.username && row.name ? { username: row.username, name: row.name } : null,
    isMaker: isThere && row.isMaker,
    body: isThere ? row.body : null,
    mentions: isThere ? row.mentions : [],
    writtenAt: minuteOf(row.writtenAt),
    isEdited: isThere && row.editedAt !== null,
    can: { edit: isOwn && canWrite, remove: isOwn, reply: canWrite && isThere && row.parentId === null },
  };
}
