import { inPages } from '../../../core/in-pages.ts';
import { exported, impersonal, personalPart } from '../../../core/personal-part.ts';
import { conversationsAfter } from './conversations.queries.ts';
import { leaveConversations } from './leave-conversations.ts';

const pointer = 'names an account by its random id';

/** Who talks with whom. */
export const conversationsPersonal = personalPart({
  tables: {
    conversations: {
      of: 'the two who talk',
      file: 'conversations.json',
      rows: ({ db }, { id }) =>
        inPages<{ id: string }>((last, limit) => conversationsAfter(db, id, { after: last?.id, limit })),
      columns: {
        id: exported('conversationId'),
        firstUserId: impersonal(pointer),
        secondUserId: impersonal(pointer),
        openedAt: exported('openedAt'),
        begunByFirst: impersonal('which of the two began it, in the order of their random ids'),
        revealedAt: exported('namesShownAt'),
        acceptedAt: exported('acceptedAt'),
        deletedSeq: exported('requestDeletedUpTo'),
      },
    },
  },
  /** It stays for whoever is left, without a name. */
  erase: (tx, { id }) => leaveConversations(tx, id),
});
