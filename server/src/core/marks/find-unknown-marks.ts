import type { Context } from '../context.ts';
import { listMarkFiles, type MarkFile } from './mark-files.ts';
import { ensureSite, listMarks } from './marks.queries.ts';

/** Notes of which the database knows nothing: there are some only where it was restored to a moment before them. */
export async function findUnknownMarks({ db, files }: Pick<Context, 'db' | 'files'>): Promise<MarkFile[]> {
  const site = await ensureSite(db);
  const noted = await listMarkFiles(files, site);
  const known = new Set((await listMarks(db)).map(({ id }) => id));
  const unknown: MarkFile[] = [];
  // One that was taken away between the two looks is not there any more.
  for (const mark of noted) if (!known.has(mark.id) && (await files.exists(mark.key))) unknown.push(mark);
  return unknown;
}

/** Whose accounts were erased or are about to be, by their random ids, whether the database knows of it or not. */
export async function listErasureMarks({ db, files }: Pick<Context, 'db' | 'files'>): Promise<string[]> {
  const site = await ensureSite(db);
  const noted = await listMarkFiles(files, site);
  return noted.flatMap(({ personId }) => personId ?? []);
}
