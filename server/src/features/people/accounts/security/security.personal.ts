import { exported, impersonal, personalPart, withheld } from '../../../../core/personal-part.ts';
import { passkeysOf, secondFactorsOf } from './personal-rows.queries.ts';

const holder = 'the account holder';
const pointer = 'names the account by its random id';
const secret = 'a secret: it would help whoever finds the archive to sign in';

/** All of it hangs on the account and goes with it, by its foreign keys. */
export const securityPersonal = personalPart({
  tables: {
    challenges: {
      of: null,
      columns: {
        tokenHash: impersonal('the fingerprint of a random number'),
        purpose: impersonal('what was asked, for minutes'),
        userId: impersonal(pointer),
        content: impersonal('what a provider said of somebody who has no account yet, sealed, for minutes'),
        tries: impersonal('how often it was answered wrongly'),
        expiresAt: impersonal('when it may no longer be answered'),
      },
    },
    secondFactors: {
      of: holder,
      file: 'second-factor.json',
      rows: secondFactorsOf,
      columns: {
        userId: impersonal(pointer),
        key: withheld(secret),
        confirmedAt: exported('confirmedAt'),
        lastStep: withheld('says to half a minute when a code was last used, to nobody’s good'),
      },
    },
    recoveryCodes: {
      of: holder,
      columns: { userId: impersonal(pointer), codeHash: withheld(secret) },
    },
    passkeys: {
      of: holder,
      file: 'passkeys.json',
      rows: passkeysOf,
      columns: {
        id: impersonal('a random number'),
        userId: impersonal(pointer),
        credentialId: exported('credentialId'),
        publicKey: withheld('of use to nobody but the passkey it belongs to'),
        signCount: impersonal('counts uses, so that a copied passkey is noticed'),
        name: exported('name'),
        createdAt: exported('addedAt'),
        lastUsedAt: exported('lastUsedAt'),
      },
    },
  },
});
