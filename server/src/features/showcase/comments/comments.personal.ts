import { exported, impersonal, personalPart, words } from '../../../core/personal-part.ts';
import { commentsOf, emptyUnseenOf, forgetMentionsOf } from './personal-rows.queries.ts';

export const commentsPersonal = personalPart({
  tables: {
    comments: {
      of: 'whoever wrote it',
      file: 'comments.json',
      rows: commentsOf,
      columns: {
        id: exported('commentId'),
        projectId: exported('projectId'),
        authorId: impersonal('names the account by its random id'),
        parentId: exported('inReplyTo'),
        body: words('text'),
        mentions: exported('mentions'),
        writtenAt: exported('writtenAt'),
        editedAt: exported('editedAt'),
        deletedAt: exported('removedAt'),
        takenDownAt: exported('takenDownAt'),
      },
    },
  },
  /** What others may have answered stays; its foreign key takes the author off it. */
  async erase(tx, { id, username }) {
    await emptyUnseenOf(tx.db, id, tx.now());
    await forgetMentionsOf(tx.db, username);
  },
});
