import { inPages } from '../../../core/in-pages.ts';
import { exported, impersonal, personalPart } from '../../../core/personal-part.ts';
import { conversationsAfter } from './conversations.queries.ts';

const pointer = 'names an account by its random id';

/** Who knows whom by name. It hangs on both accounts and goes with the first of them, by its foreign keys. */
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
      },
    },
  },
});
