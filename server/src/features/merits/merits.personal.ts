import { exported, impersonal, personalPart } from '../../core/personal-part.ts';
import { badgesOf, countsOf } from './merits.queries.ts';

const pointer = 'names the account by its random id';

/** Both go with the account. */
export const meritsPersonal = personalPart({
  tables: {
    merits: {
      of: 'the account holder',
      file: 'counters.json',
      rows: (ctx, { id }) => countsOf(ctx.db, id),
      columns: {
        userId: impersonal(pointer),
        feedbacksShared: exported('feedbacksSharedAtLeast'),
        projectsTested: exported('projectsTestedAtLeast'),
        iterationsInspired: exported('iterationsInspiredAtLeast'),
        collaborationsStarted: exported('collaborationsStartedAtLeast'),
        projectsLaunched: exported('projectsLaunched'),
        feedbacksReceived: exported('feedbacksReceived'),
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
        grantedAt: exported('grantedAt'),
        isTold: impersonal('whether a job has run'),
      },
    },
  },
});
