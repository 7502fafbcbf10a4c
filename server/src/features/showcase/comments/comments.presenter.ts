import type { Reply } from '@firstlight/contract/showcase/comments/comments.ts';
import type { Actor } from '../../../core/context.ts';
import { minuteOf } from '../../../core/minute-of.ts';
import { type BlocksBetween, noBlocks } from '../../people/blocks/find-blocks-between.ts';
import type { CommentRow } from './comments.queries.ts';

/** Who is reading, whether they may write, and what stands between them and the authors. */
export interface CommentReader {
  actor: Actor;
  canWrite: boolean;
  blocks?: BlocksBetween;
}

export function presentComment(
  row: CommentRow,
  { actor, canWrite, blocks = noBlocks }: CommentReader,
): Reply {
  const isAuthor = actor.kind === 'member' && row.authorId === actor.id;
  const isTakenDown = row.takenDownAt !== null && row.deletedAt === null;
  const isThere = row.deletedAt === null && (!isTakenDown || isAuthor);
  const isOwn = isThere && isAuthor;
  const author = isThere ? row.authorId : null;
  const isApart = author !== null && blocks.apart.has(author);
  const mayReply = canWrite && isThere && !isTakenDown && row.parentId === null && !isApart;
  return {
    id: row.id,
    author: isThere && row.username && row.name ? { username: row.username, name: row.name } : null,
    isMaker: isThere && row.isMaker,
    body: isThere ? row.body : null,
    mentions: isThere ? row.mentions : [],
    writtenAt: minuteOf(row.writtenAt),
    isEdited: isThere && row.editedAt !== null,
    isTakenDown,
    isBlocked: author !== null && blocks.blocked.has(author),
    can: {
      edit: isOwn && canWrite,
      remove: isOwn,
      reply: mayReply,
      block: actor.kind === 'member' && author !== null && !isOwn,
    },
  };
}
