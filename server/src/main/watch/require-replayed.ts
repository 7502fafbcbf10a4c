import { findUnknownMarks } from '../../core/marks/find-unknown-marks.ts';
import { exitCodes, StartRefusal } from '../../platform/config/start-refusal.ts';
import type { Engines } from '../engines.ts';

/** No job runs on a restored database that holds people who have erased their accounts since. */
export async function requireReplayed({
  database,
  files,
}: Pick<Engines, 'database' | 'files'>): Promise<void> {
  const unknown = await findUnknownMarks({ db: database.db, files });
  if (unknown.length > 0)
    throw new StartRefusal('The database was restored: run admin replay-erasures first.', exitCodes.notYet);
}
