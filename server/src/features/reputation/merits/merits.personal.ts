import { exported, impersonal, personalPart } from '../../../core/personal-part.ts';
import { badgesOf, stepsOf } from './merits.queries.ts';

const pointer = 'names the account by its random id';

/** All of it goes with the account. */
export const meritsPersonal = personalPart({
  tables: {
    meritSteps: {
      of: 'the account holder',
      file: 'counter-steps.json',
      rows: (ctx, { id }) => stepsOf(ctx.db, id),
      columns: {
        userId: impersonal(pointer),
        counter: exported('counter'),
        step: exported('atLeast'),
      },
    },
    badges: {
      of: 'the account holder',
      file: 'badges.json',
      rows: (ctx, { id }) => badgesOf(ctx.db, id),
      columns: {
        userId: impersonal(pointer),
        badge: exported('badge'),
        level: exported('level'),
        earnedAt: exported('earnedAt'),
        isPublic: exported('isShownToOthers'),
      },
    },
  },
});
