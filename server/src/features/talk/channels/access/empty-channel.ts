import type { Context } from '../../../../core/context.ts';
import { inBatches } from '../../../../platform/in-batches.ts';
import { deleteSegments } from '../search/segments.queries.ts';
import { deleteChannel, deleteSomeMessages } from './channels.queries.ts';

/** What nobody can read any more goes: what was gathered of it first, then its messages, a batch at a time, then its place. */
export async function emptyChannel({ db }: Context, { channelId }: { channelId: string }): Promise<void> {
  await deleteSegments(db, channelId);
  await inBatches((limit) => deleteSomeMessages(db, channelId, limit));
  await deleteChannel(db, channelId);
}
