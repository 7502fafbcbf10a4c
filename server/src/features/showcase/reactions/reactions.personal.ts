import { exported, impersonal, personalPart } from '../../../core/personal-part.ts';
import { deleteReactionsOf, reactionsOf } from './personal-rows.queries.ts';

const count = 'counts reactions, of nobody in particular';

export const reactionsPersonal = personalPart({
  tables: {
    reactions: {
      of: 'whoever reacted',
      file: 'reactions.json',
      rows: reactionsOf,
      columns: {
        projectId: exported('projectId'),
        userId: impersonal('names the account by its random id'),
        kind: exported('reaction'),
        isCounted: exported('counted'),
      },
    },
    reactionCounts: {
      of: null,
      columns: {
        projectId: impersonal('a random number'),
        thumb: impersonal(count),
        heart: impersonal(count),
        rocket: impersonal(count),
        bulb: impersonal(count),
        thinking: impersonal(count),
      },
    },
  },
  /** Quietly: a bell on all these projects at one moment would tell whose reactions they were. */
  erase: (tx, { id }) => deleteReactionsOf(tx.db, id),
});
