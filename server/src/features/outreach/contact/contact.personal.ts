import { inPages } from '../../../core/in-pages.ts';
import { exported, impersonal, personalPart, withheld } from '../../../core/personal-part.ts';
import { claimMessagesFrom, messagesFrom, muteMessagesFrom, type StoredMessage } from './contact.queries.ts';

export const contactPersonal = personalPart({
  tables: {
    contactMessages: {
      of: 'whoever wrote it, known by the address they typed',
      file: 'messages-to-the-team.json',
      rows: (ctx, person) =>
        inPages<StoredMessage>((last, limit) =>
          messagesFrom(ctx.db, ctx.vault, person, { after: last?.id, limit }),
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
        userId: impersonal('names the account by its random id'),
        emailIndex: withheld('a keyed fingerprint of the address, which is exported itself'),
      },
    },
  },
  leaveEmail: (tx, person) => claimMessagesFrom(tx.db, tx.vault, person),
  erase: (tx, person) => muteMessagesFrom(tx.db, tx.vault, person),
});
