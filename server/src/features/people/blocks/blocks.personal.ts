import { exported, impersonal, personalPart } from '../../../core/personal-part.ts';
import { blocksOf } from './personal-rows.queries.ts';

export const blocksPersonal = personalPart({
  tables: {
    blocks: {
      of: 'whoever blocked somebody',
      file: 'blocks.json',
      rows: blocksOf,
      columns: {
        blockerId: impersonal('names the account by its random id'),
        // As the blocker knows them, which is by name.
        blockedId: exported('username'),
        since: exported('since'),
      },
    },
  },
  /** Rows of either side go with the account. */
});
