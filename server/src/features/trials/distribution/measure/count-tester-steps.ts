import type { Context } from '../../../../core/context.ts';
import { authorTag } from '../../feedback/author-tags.ts';
import { countContributions } from '../../feedback/count-contributions.ts';
import { countViewers, listJoined } from './figures.queries.ts';

/** Fingerprints in one statement. */
const batch = 2_000;

/** How many of those who joined in that time came how far: five sums, and nothing else leaves this place. */
export async function countTesterSteps(ctx: Context, span: { from: Date; until: Date }) {
  const joined = await listJoined(ctx.db, span);
  const sums = { joined: joined.length, shown: 0, tested: 0, counted: 0, returned: 0 };
  for (let place = 0; place < joined.length; place += batch) {
    const some = joined.slice(place, place + batch);
    const ids = some.map(({ testerId }) => testerId);
    const tags = ids.map((id) => authorTag(ctx.vault, id));
    const did = await countContributions(ctx, ids, 'public');
    sums.shown += await countViewers(ctx.db, tags);
    sums.tested += did.filter(({ tested }) => tested.length > 0).length;
    sums.counted += did.filter(({ feedback }) => feedback.length > 0).length;
    sums.returned += some.filter(({ hasReturned }) => hasReturned).length;
  }
  return sums;
}
