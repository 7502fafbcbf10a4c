import { exported, impersonal, personalPart, withheld } from '../../../core/personal-part.ts';
import { disownExports, exportsOf } from './export/exports.queries.ts';
import { settledBy } from './export/personal-data-times.ts';

export const personalDataPersonal = personalPart({
  tables: {
    exports: {
      of: 'the account holder',
      file: 'exports.json',
      rows: (ctx, { id }) => exportsOf(ctx.db, id),
      columns: {
        id: impersonal('a random number'),
        userId: impersonal('names the account by its random id'),
        state: exported('state'),
        fileKey: withheld('a secret: where the archive lies'),
        bytes: exported('bytes'),
        askedAt: exported('askedAt'),
        expiresAt: exported('availableUntil'),
      },
    },
    farewells: {
      of: 'somebody whose account is gone, for a day at most',
      columns: {
        id: impersonal('a random number'),
        email: withheld('exists only once there is no account left to export'),
        language: withheld('exists only once there is no account left to export'),
        erasedAt: withheld('exists only once there is no account left to export'),
      },
    },
  },
  erase: (tx, { id }) => disownExports(tx.db, id, tx.now(), settledBy(tx.now())),
});
