import type { Context } from '../../../core/context.ts';
import { inPages } from '../../../core/in-pages.ts';
import type { Person } from '../../../core/personal-part.ts';
import { findNames } from '../accounts/find-names.ts';

/** Whom somebody blocks, by the names these people have now. */
export async function* blocksOf({ db }: Context, { id }: Person) {
  const rows = inPages<{ blockedId: string; since: Date }>((last, limit) =>
    db
      .selectFrom('blocks')
      .select(['blockedId', 'since'])
      .where('blockerId', '=', id)
      .$if(last !== undefined, (query) => query.where('blockedId', '>', last?.blockedId ?? ''))
      .orderBy('blockedId')
      .limit(limit)
      .execute(),
  );
  for await (const { blockedId, since } of rows) {
    const names = await findNames(db, [blockedId]);
    yield { blockedId: names.get(blockedId)?.username ?? null, since };
  }
}
