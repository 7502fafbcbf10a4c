import type { Language } from '@firstlight/contract/languages.ts';
import { projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import { sql } from 'kysely';
import type { Actor } from '../../../../core/context.ts';
import type { Db } from '../../../../db/database.ts';
import { peopleAs } from '../../../people/accounts/accounts.sql.ts';
import type { ExploreCursor } from '../explore/explore-cursor.ts';
import { isVisibleTo } from '../projects.sql.ts';

export type WholeProject = Awaited<ReturnType<typeof findWhole>> & object;

export function findWhole(db: Db, actor: Actor, id: string) {
  return whole(db).where('projects.id', '=', id).where(isVisibleTo(actor)).executeTakeFirst();
}

export interface Owned {
  ownerId: string;
  which: 'standing' | 'deleted' | 'listed';
}

/** One more than a page, so that the caller can tell whether there is another. */
export function listOwned(
  db: Db,
  { ownerId, which }: Owned,
  after: ExploreCursor | undefined,
): Promise<WholeProject[]> {
  return whole(db)
    .where('projects.ownerId', '=', ownerId)
    .where('projects.deletedAt', which === 'deleted' ? 'is not' : 'is', null)
    .$if(which === 'listed', (query) => query.where('projectStats.listed', '=', true))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(projects.published_at, projects.id)
          < ('epoch'::timestamptz + ${after?.key} * interval '1 microsecond', ${after?.id}::uuid)`,
      ),
    )
    .orderBy('projects.publishedAt', 'desc')
    .orderBy('projects.id', 'desc')
    .limit(projectLimits.ownPage + 1)
    .execute();
}

/**
 * Returns a few of the newest that share a category: those in the language first, then those that share most, then the better
 * rated. The number of rows it reads is bounded.
 */
export async function listSimilar(
  db: Db,
  to: { id: string; mask: number; language: Language },
): Promise<WholeProject[]> {
  const { rows } = await sql<{ projectId: string }>`
    select project_id from (
      select project_id, rating, published_at, language, bit_count((categories & ${to.mask}::int)::bit(13)) as shared
      from project_stats
      where listed and (categories & ${to.mask}::int) <> 0 and project_id <> ${to.id}
      order by published_at desc, project_id desc
      limit 60
    ) as near
    order by (language = ${to.language}) desc, shared desc, rating desc, published_at desc, project_id
    limit ${projectLimits.similar}
  `.execute(db);
  return listWhole(
    db,
    rows.map(({ projectId }) => projectId),
  );
}

/** These, in this order. */
export async function listWhole(db: Db, ids: readonly string[]): Promise<WholeProject[]> {
  if (ids.length === 0) return [];
  const found = await whole(db).where('projects.id', 'in', ids).execute();
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

function whole(db: Db) {
  return db
    .selectFrom('projects')
    .innerJoin('projectStats', 'projectStats.projectId', 'projects.id')
    .innerJoin(peopleAs('owners'), 'owners.id', 'projects.ownerId')
    .selectAll('projects')
    .select(['feedbackCount', 'skipCount', 'ratingSum', 'validated'])
    .select([
      'owners.username as ownerUsername',
      'owners.name as ownerName',
      'owners.standing as ownerStanding',
      'owners.isStandingHidden as isOwnerStandingHidden',
    ]);
}
