import type { DraftContent } from '@firstlight/contract/showcase/projects/project-drafts.ts';
import { projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import type { Db } from '../../../../db/database.ts';
import { holdAccount } from '../../../people/accounts/hold-account.ts';

interface Own {
  id: string;
  ownerId: string;
}

export function listDraftsOf(db: Db, ownerId: string) {
  return db
    .selectFrom('projectDrafts')
    .select(['id', 'content', 'updatedAt'])
    .where('ownerId', '=', ownerId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(projectLimits.drafts)
    .execute();
}

/** False: the id is somebody else's. */
export async function upsertDraft(
  db: Db,
  draft: Own & { content: DraftContent; updatedAt: Date },
): Promise<boolean> {
  const content = JSON.stringify(draft.content);
  const row = await db
    .insertInto('projectDrafts')
    .values({ ...draft, content })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ content, updatedAt: draft.updatedAt })
        .where('projectDrafts.ownerId', '=', draft.ownerId),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many others this person has; the person's row is locked, so that two tabs cannot both take the last place. */
export async function countOtherDrafts(db: Db, { id, ownerId }: Own): Promise<number> {
  await holdAccount({ db }, ownerId);
  const { count } = await db
    .selectFrom('projectDrafts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** False: there is none of that id among one's own. */
export async function deleteDraft(db: Db, { id, ownerId }: Own): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('projectDrafts')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
