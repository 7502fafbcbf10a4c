import type { Context } from '../context.ts';
import { listMarkFiles, putMarkFile } from './mark-files.ts';
import { deleteMarks, ensureSite, insertMark, listMarks } from './marks.queries.ts';

/** Notes in the file store that the database has come this far, in place of the note before. */
export async function markMoment({
  db,
  files,
  now,
  newId,
}: Pick<Context, 'db' | 'files' | 'now' | 'newId'>): Promise<void> {
  const site = await ensureSite(db);
  const mark = { id: newId(), at: now(), personId: null };
  await insertMark(db, { id: mark.id, markedAt: mark.at, isPending: false });
  await putMarkFile(files, site, mark);
  const known = new Set((await listMarks(db)).map(({ id }) => id));
  const earlier = (await listMarkFiles(files, site)).filter(
    ({ id, personId }) => personId === null && id !== mark.id && known.has(id),
  );
  for (const { key } of earlier) await files.remove(key);
  await deleteMarks(
    db,
    earlier.map(({ id }) => id),
  );
}
