import { inPages } from '../../core/in-pages.ts';
import { exported, impersonal, personalPart, withheld } from '../../core/personal-part.ts';
import { messagesFrom, muteMessagesFrom, type StoredMessage } from './contact.queries.ts';

export const contactPersonal = personalPart({
  tables: {
    contactMessages: {
      of: 'whoever wrote it, known by the address they typed',
      file: 'messages-to-the-team.json',
      rows: (ctx, { email }) =>
        inPages<StoredMessage>((last, limit) =>
          messagesFrom(ctx.db, ctx.vault, email, { after: last?.id, limit }),
        ),
      columns: {
        id: impersonal('a random number'),
        topic: exported('topic'),
        email: exported('emailAddress'),
        message: exported('message'),
        language: exported('language'),
        replyBy: exported('replyPromisedBy'),
        createdAt: exported('sentAt'),
        isMuted: impersonal('set only once there is nobody left to export it for'),
      },
    },
    contactAddresses: {
      of: 'whoever wrote the message',
      columns: {
        messageId: impersonal('a random number'),
        emailIndex: withheld('a keyed fingerprint of the address, which is exported itself'),
      },
    },
  },
  erase: (tx, { email }) => muteMessagesFrom(tx.db, tx.vault, email),
});
