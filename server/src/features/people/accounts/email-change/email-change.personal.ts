import { exported, impersonal, personalPart, withheld } from '../../../../core/personal-part.ts';
import { emailChangesOf, formerEmailsOf } from './personal-rows.queries.ts';

const holder = 'the account holder';
const random = 'a random number';
const pointer = 'names the account by its random id';
const fingerprint = withheld('a keyed fingerprint of the address, which is exported itself');
const secret = withheld('a secret: the fingerprint of a key to the account');

/** All of it hangs on the account and goes with it, by its foreign keys. */
export const emailChangePersonal = personalPart({
  tables: {
    emailChanges: {
      of: holder,
      file: 'new-email-address.json',
      rows: emailChangesOf,
      columns: {
        userId: impersonal(pointer),
        id: impersonal(random),
        sessionId: impersonal('names the session that asked by its random id'),
        email: exported('emailAddress'),
        emailIndex: fingerprint,
        tokenHash: secret,
        askedAt: exported('askedAt'),
        expiresAt: exported('linkWorksUntil'),
      },
    },
    formerEmails: {
      of: holder,
      file: 'former-email-addresses.json',
      rows: formerEmailsOf,
      columns: {
        id: impersonal(random),
        position: impersonal('counts all changes of addresses, whoever made them'),
        userId: impersonal(pointer),
        email: exported('emailAddress'),
        emailIndex: fingerprint,
        isDropped: exported('cannotBePutBack'),
        leftAt: exported('leftAt'),
        keptUntil: exported('keptUntil'),
      },
    },
    emailUndoLinks: {
      of: holder,
      columns: { tokenHash: secret, formerEmailId: impersonal('names the address by its random id') },
    },
  },
});
