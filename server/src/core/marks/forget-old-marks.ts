import { retention } from '@firstlight/contract/legal.ts';
import type { Context } from '../context.ts';
import { listMarkFiles } from './mark-files.ts';
import { deleteMarks, ensureSite, listMarks, type NewMark } from './marks.queries.ts';

/** An erasure takes seconds: one that is not done by then was given up, and its owner told so. */
const givenUpMs = 60 * 60_000;

/** Files go first: a row without one does no harm, the other way round would look like a restored database. */
export async function forgetOldMarks({
  db,
  files,
  now,
}: Pick<Context, 'db' | 'files' | 'now'>): Promise<void> {
  const site = await ensureSite(db);
  const oldest = new Date(now().getTime() - retention.erasureNoteDays * 86_400_000);
  const rows = await listMarks(db);
  const noted = await listMarkFiles(files, site);
  const withFile = new Set(noted.map(({ id }) => id));
  const isOver = ({ id, markedAt, isPending }: NewMark) => {
    const isSettled = now().getTime() - markedAt.getTime() > givenUpMs;
    return markedAt < oldest || (isSettled && (isPending || !withFile.has(id)));
  };
  const over = new Set(rows.filter(isOver).map(({ id }) => id));
  const lastDay = oldest.toISOString().slice(0, 10);
  for (const { key, id, day } of noted) if (over.has(id) || day < lastDay) await files.remove(key);
  await deleteMarks(db, [...over]);
}
