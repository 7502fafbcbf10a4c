import type { Seed } from '../../../core/seed.ts';
import { chooseForEverybody } from './issue/choose-for-everybody.ts';
import { findDueSundays } from './issue/issue-times.queries.ts';
import { insertSent, readEarlier } from './issue/issues.queries.ts';

/** The letters of the last two Sundays, chosen by the formula from what has happened so far. They went to nobody. */
export const newsletterSeed: Seed = {
  async run(ctx) {
    const { weekly: last } = await findDueSundays(ctx.db, ctx.now());
    const { weekly: before } = await findDueSundays(ctx.db, new Date(last.getTime() - 1));
    for (const dueAt of [before, last]) {
      const { before: from, shown } = await readEarlier(ctx.db, { kind: 'weekly', dueAt });
      const chosen = await chooseForEverybody(ctx, { from, to: dueAt, without: shown });
      if (chosen.length > 0) await insertSent(ctx.db, { kind: 'weekly', dueAt, chosen });
    }
  },
  events: [],
};
