import { exported, impersonal, personalPart, withheld, words } from '../../../core/personal-part.ts';
import { revokeConnections } from '../../../core/revocation.ts';
import { usernameFreeAt } from './account/account-times.ts';
import { markUserDeleted } from './account/deletion.queries.ts';
import { acceptancesOf, grantsOf, mailLinksOf, selfOf, sessionsOf } from './account/personal-rows.queries.ts';
import { retireUsername } from './account/usernames.queries.ts';

const holder = 'the account holder';
const random = 'a random number';
const pointer = 'names the account by its random id';

export const accountsPersonal = personalPart({
  tables: {
    users: {
      of: holder,
      file: 'account.json',
      rows: selfOf,
      columns: {
        id: exported('accountId'),
        email: exported('emailAddress'),
        emailIndex: withheld('a keyed fingerprint of the address, which is exported itself'),
        emailVerifiedAt: exported('emailConfirmedAt'),
        username: words('username'),
        name: words('name'),
        role: exported('role'),
        language: exported('language'),
        shortcuts: exported('singleKeyShortcuts'),
        motion: exported('motion'),
        standing: exported('standing'),
        isStandingHidden: exported('standingIsHiddenFromOthers'),
        passwordHash: withheld('a secret: it would help whoever finds the archive to guess the password'),
        createdAt: exported('openedAt'),
        signUpHash: withheld(
          'a secret: the fingerprint of a key to an account that nobody has confirmed yet',
        ),
        deletedAt: withheld('set only after the account has been deleted, when nobody can export it'),
      },
    },
    suspendedMailboxes: {
      of: holder,
      columns: {
        userId: impersonal(pointer),
        mailboxTag: withheld('a keyed fingerprint of the address, which is exported itself'),
      },
    },
    sessions: {
      of: holder,
      file: 'sessions.json',
      rows: sessionsOf,
      columns: {
        id: impersonal(random),
        userId: impersonal(pointer),
        tokenHash: withheld('a secret: the fingerprint of a key to the account'),
        createdAt: exported('signedInAt'),
        lastUsedAt: exported('lastUsedAt'),
        expiresAt: exported('endsAt'),
        browser: exported('browser'),
        system: exported('system'),
        identityConfirmedAt: exported('passwordLastGivenAt'),
        tookSecondStep: exported('openedWithSecondStep'),
      },
    },
    mailTokens: {
      of: holder,
      file: 'links-in-mails.json',
      rows: mailLinksOf,
      columns: {
        tokenHash: withheld('a secret: the fingerprint of a key to the account'),
        userId: impersonal(pointer),
        purpose: exported('purpose'),
        emailIndex: withheld('a keyed fingerprint of the address that it was mailed to'),
        expiresAt: exported('worksUntil'),
      },
    },
    termsAcceptances: {
      of: holder,
      file: 'accepted-terms.json',
      rows: acceptancesOf,
      columns: {
        userId: impersonal(pointer),
        version: exported('version'),
        acceptedAt: exported('acceptedAt'),
      },
    },
    admins: {
      of: holder,
      file: 'admin-grant.json',
      rows: grantsOf,
      columns: {
        userId: impersonal(pointer),
        grantedAt: exported('grantedAt'),
      },
    },
    retiredUsernames: {
      of: null,
      columns: {
        fingerprint: impersonal('a keyed fingerprint that leads to no name'),
        userId: impersonal(pointer),
        freeAt: impersonal('when some name may be taken again'),
      },
    },
  },
  async erase(tx, { id, username }) {
    await retireUsername(tx.db, tx.vault, username, { userId: null, freeAt: usernameFreeAt(tx.now()) });
    await markUserDeleted(tx, id, tx.now());
    await revokeConnections(tx, { userId: id });
  },
});
