import type { Context } from '../../../../core/context.ts';
import { inBatches } from '../../../../platform/in-batches.ts';
import { deleteChannel, deleteSomeMessages } from './channels.queries.ts';

/** What nobody can read any more goes: its messages first, a batch at a time, then its place. */
export async function emptyChannel({ db }: Context, { channelId }: { channelId: string }): Promise<void> {
  await inBatches((limit) => deleteSomeMessages(db, channelId, limit));
  await deleteChannel(db, channelId);
}
