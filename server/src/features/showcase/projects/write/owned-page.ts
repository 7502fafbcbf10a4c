import { projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import type { Db } from '../../../../db/database.ts';
import { readExploreCursor, writeExploreCursor } from '../explore/explore-cursor.ts';
import { listOwned, type Owned, type WholeProject } from './project-rows.queries.ts';

/** One maker's projects of one kind, newest first, and where the next page begins. */
export async function ownedPage(
  db: Db,
  owned: Owned,
  after: string | undefined,
): Promise<{ rows: WholeProject[]; next: string | null }> {
  const found = await listOwned(db, owned, readExploreCursor(after));
  const rows = found.slice(0, projectLimits.ownPage);
  const last = rows.at(-1);
  return { rows, next: last && found.length > rows.length ? writeExploreCursor(last) : null };
}
