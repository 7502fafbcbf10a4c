import type { Context } from '../../../core/context.ts';
import { partInChannels } from '../channels/part-in-channels.ts';
import { raiseEpochs } from '../channels/raise-epochs.ts';
import { findConversation } from './conversations.queries.ts';

/** One of the two blocks the other: what either is just sending is refused, or was there before. */
export async function partPeople(ctx: Context, people: readonly [string, string]): Promise<void> {
  const [first = '', second = ''] = people.toSorted();
  const id = await findConversation(ctx.db, first, second);
  if (id) await raiseEpochs(ctx, { conversationIds: [id] });
  await partInChannels(ctx, people);
}
