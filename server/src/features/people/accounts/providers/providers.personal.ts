import type { Context } from '../../../../core/context.ts';
import { exported, impersonal, type Person, personalPart, withheld } from '../../../../core/personal-part.ts';
import { listLinksOf } from './linked-providers.queries.ts';

async function* linksOf({ db, vault }: Context, { id }: Person) {
  yield* await listLinksOf(db, vault, id);
}

/** It hangs on the account and goes with it, by its foreign key. */
export const providersPersonal = personalPart({
  tables: {
    linkedProviders: {
      of: 'the account holder',
      file: 'linked-providers.json',
      rows: linksOf,
      columns: {
        userId: impersonal('names the account by its random id'),
        provider: exported('provider'),
        subjectTag: withheld('a keyed fingerprint of the number that the provider knows them by'),
        account: exported('account'),
        linkedAt: exported('linkedAt'),
        lastUsedAt: exported('lastUsedAt'),
      },
    },
  },
});
