import { categoriesOf } from '@firstlight/contract/showcase/projects/categories.ts';
import type { ProjectHead } from '@firstlight/contract/showcase/projects/project-head.ts';
import type { Context } from '../../../core/context.ts';
import { coverAddresses } from './cover/cover-addresses.ts';
import { listHeadRows } from './read/project-heads.queries.ts';

/** Whoever asks has made sure that the reader may see them. */
export async function findProjectHeads(
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProjectHead>> {
  const rows = await listHeadRows(db, [...new Set(ids)]);
  return new Map(
    rows.map(({ id, name, categories, coverKey, coverAlt }) => [
      id,
      {
        id,
        name,
        categories: categoriesOf(categories),
        cover: coverKey === null ? null : { ...coverAddresses(coverKey), alt: coverAlt },
      },
    ]),
  );
}
