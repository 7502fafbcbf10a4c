import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import {
  categoriesOf,
  categoryMask,
  everyCategory,
} from '@firstlight/contract/showcase/projects/categories.ts';
import { groupLimits } from '@firstlight/contract/talk/groups/group-limits.ts';
import type { discoverGroups as endpoint } from '@firstlight/contract/talk/groups/groups.ts';
import * as z from 'zod';
import type { Context, Member } from '../../../../core/context.ts';
import { readCursor, writeCursor } from '../../../../core/cursor.ts';
import { searchTerms, searchWords } from '../../../showcase/projects/search-terms.ts';
import { listCards } from './discover.queries.ts';

const { page } = groupLimits;

const place = z.strictObject({ key: z.int(), id: z.uuid() });

export async function discoverGroups(
  ctx: Context<Member>,
  { sort = 'largest', query = '', category, after }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const words = searchWords(query);
  if (query !== '' && words.length === 0) return { items: [], next: null };
  const rows = await listCards(ctx.db, ctx.actor.id, {
    sort,
    mask: category ? categoryMask([category]) : everyCategory,
    words: words.length > 0 ? searchTerms(words) : null,
    after: after === undefined ? undefined : readCursor(place, after),
    limit: page + 1,
  });
  const shown = rows.slice(0, page);
  const last = rows.length > page ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ key: _, ...card }) => ({
      ...card,
      categories: categoriesOf(card.categories),
    })),
    next: last ? writeCursor(place, { key: last.key, id: last.id }) : null,
  };
}
