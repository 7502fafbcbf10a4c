import { forgetKeysOf } from './idempotency.ts';
import { forgetSuppressionsOf, listSuppressions } from './mail/suppressions.queries.ts';
import { exported, impersonal, personalPart, withheld } from './personal-part.ts';

/** The tables that belong to no feature. */
export const machineryPersonal = personalPart({
  tables: {
    idempotencyKeys: {
      of: 'whoever sent the request',
      columns: {
        actor: withheld('the account’s random id; the row lives a month and only serves repeated requests'),
        endpoint: impersonal('a name from our catalogue'),
        key: impersonal('a random number of the browser’s'),
        requestHash: withheld('a keyed fingerprint of an input that is exported where it was stored'),
        status: impersonal('an HTTP status'),
        response: withheld('a copy of an answer, whose content is exported where it was stored'),
        createdAt: impersonal('when a request came, a month at most'),
      },
    },
    publishedAssets: {
      of: null,
      columns: {
        name: impersonal('a file of the web’s build'),
        supersededAt: impersonal('when a release without it came'),
      },
    },
    operations: {
      of: null,
      columns: {
        name: impersonal('a word of ours for something done at the machine'),
        doneAt: impersonal('when it was done'),
      },
    },
    sites: {
      of: null,
      columns: {
        isOnly: impersonal('there is one row'),
        id: impersonal('a random number'),
      },
    },
    marks: {
      of: null,
      columns: {
        id: impersonal('a random number'),
        markedAt: impersonal('when something was noted in the file store'),
        isPending: impersonal('whether it is still under way'),
      },
    },
    adminActs: {
      of: 'the admin who acted',
      columns: {
        id: impersonal('a random number'),
        adminId: withheld('the account’s random id; what was done in office stays on record'),
        act: impersonal('a name from our catalogue'),
        subjectId: impersonal('a random number'),
        actedAt: impersonal('when something was done in office'),
        caseId: impersonal('a random number'),
        facts: impersonal('ids and codes, no texts'),
      },
    },
    mailSuppressions: {
      of: 'whoever an address belongs to that must not be written to',
      file: 'mail-suppressions.json',
      async *rows(ctx, person) {
        yield* await listSuppressions(ctx.db, ctx.vault.blindIndex(person.email));
      },
      columns: {
        emailIndex: withheld('a keyed fingerprint of the address, which is exported itself'),
        scope: exported('scope'),
        reason: exported('reason'),
        since: exported('since'),
      },
    },
    mailLedger: {
      of: null,
      columns: {
        key: impersonal('names a mail by random ids, never by an address'),
        kind: impersonal('a name from our catalogue'),
        state: impersonal('what became of a mail to nobody in particular'),
        attempts: impersonal('a count'),
        claimedAt: impersonal('when some mail left'),
        settledAt: impersonal('when some mail left'),
      },
    },
    dataKeys: {
      of: null,
      columns: {
        id: impersonal('a number of a key'),
        scopeType: impersonal('a kind of thing that is sealed'),
        scopeId: impersonal('which thing is sealed, never who wrote it'),
        kekVersion: impersonal('a version'),
        wrapped: impersonal('a key, itself encrypted'),
        createdAt: impersonal('when a key was made'),
        retiredAt: impersonal('when a key was retired'),
      },
    },
  },
  leaveEmail: (tx, { email }) => forgetSuppressionsOf(tx.db, tx.vault.blindIndex(email)),
  async erase(tx, { id, email }) {
    await forgetKeysOf(tx.db, id);
    await forgetSuppressionsOf(tx.db, tx.vault.blindIndex(email));
  },
});
