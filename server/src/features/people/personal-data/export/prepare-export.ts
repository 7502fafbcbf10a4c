import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { newFolder } from '../../../../platform/files/file-key.ts';
import { personalDataEvents } from '../personal-data.events.ts';
import { insertExport, type NewExport } from './exports.queries.ts';
import { exportEnd } from './personal-data-times.ts';

/** Starts an archive; undefined where one is being prepared already. */
export async function prepareExport(
  tx: TransactionContext<Context>,
  userId: string,
): Promise<NewExport | undefined> {
  const asked = {
    id: tx.newId(),
    userId,
    fileKey: `${newFolder('exports')}/firstlight.zip`,
    askedAt: tx.now(),
    expiresAt: exportEnd(tx.now()),
  };
  if (!(await insertExport(tx.db, asked))) return undefined;
  tx.record(personalDataEvents.exportAsked, { exportId: asked.id });
  return asked;
}
