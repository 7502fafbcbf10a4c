import type { Context } from '../../../../core/context.ts';
import { listErasureMarks } from '../../../../core/marks/find-unknown-marks.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findPerson } from '../../accounts/find-person.ts';
import { eraseParts } from './erase-parts.ts';

/**
 * Erases again whoever had erased their account after the moment that the database was restored to. They hear nothing: their
 * last mail has left. Says how many there were; may be interrupted and run again.
 */
export async function replayErasures(ctx: Context): Promise<number> {
  let erased = 0;
  for (const personId of await listErasureMarks(ctx))
    await inTransaction(ctx, async (tx) => {
      const person = await findPerson(tx, personId, { locked: true });
      if (!person) return;
      await eraseParts(tx, person);
      erased += 1;
    });
  return erased;
}
