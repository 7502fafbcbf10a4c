import type { Context } from '../../../../core/context.ts';
import { authorTag, pairTag } from '../../../trials/feedback/author-tags.ts';
import { listProjectsInCircles } from './circle-rounds.queries.ts';
import { forgetOpener } from './circles.queries.ts';
import { deleteOwnDuties, deleteRest } from './duties.queries.ts';
import { deletePersonEntries } from './entries.queries.ts';

/** With an account go its entries, what it was to test, and how long it rests. What nobody tests then is handed on at half the time. */
export async function forgetInCircles(tx: Pick<Context, 'db' | 'vault'>, userId: string): Promise<void> {
  const projectIds = await listProjectsInCircles(tx.db);
  await deleteOwnDuties(
    tx.db,
    projectIds.map((projectId) => pairTag(tx.vault, userId, projectId)),
  );
  await deleteRest(tx.db, authorTag(tx.vault, userId));
  await deletePersonEntries(tx.db, userId);
  await forgetOpener(tx.db, userId);
}
