import type { Context } from '../../../../core/context.ts';
import type { Snapshot } from '../../../../core/reportable.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { caseEvents } from '../cases.events.ts';
import { insertPictures } from './case-pictures.queries.ts';
import { insertEvidence } from './evidence.queries.ts';

interface Moment {
  caseId: string;
  contentHash: Buffer;
  takenAt: Date;
}

/** A sealed copy of the words as they are now; the pictures are noted, and copied after the commit. */
export async function keepEvidence(
  tx: TransactionContext<Context>,
  { caseId, contentHash, takenAt }: Moment,
  { words, surroundings, pictures = [] }: Snapshot,
): Promise<void> {
  await insertEvidence(tx.db, tx.vault, {
    id: tx.newId(),
    caseId,
    contentHash,
    takenAt,
    words,
    surroundings,
  });
  const shown = [...new Set(pictures.filter((key) => key !== ''))];
  const isAnyNew = await insertPictures(
    tx.db,
    shown.map((sourceKey, place) => ({ id: tx.newId(), caseId, sourceKey, place, takenAt })),
  );
  if (isAnyNew) tx.record(caseEvents.picturesNoted, { caseId });
}
