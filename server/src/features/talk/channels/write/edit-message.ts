import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import type { editMessage as endpoint } from '@firstlight/contract/talk/channels/messages.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { channelEvents } from '../channels.events.ts';
import { listMessageRows } from '../read/messages.queries.ts';
import { type MessageRow, placeOfBody } from '../read/messages.sql.ts';
import { markStale } from '../search/segments.queries.ts';
import { storeEdit } from './change.queries.ts';
import { type Changing, changeOpen, presentChanged } from './change-message.ts';
import { findMentioned } from './find-mentioned.ts';
import { replaceMentions } from './mentions.queries.ts';

/** The old text is gone. */
export async function editMessage(
  ctx: Context<Member>,
  { text, ...place }: InputOf<typeof endpoint>,
): Promise<Message> {
  await changeOpen(ctx, place, async (tx, { row }, rev) => {
    if (row.authorId !== ctx.actor.id || row.removedAt) throw new AppError('request.not_found');
    const [answered] = row.replyTo === null ? [] : await listMessageRows(tx.db, row.channelId, [row.replyTo]);
    const written = { ...row, text, answeredId: answered?.authorId ?? null };
    const { mentions, meantIds } = await findMentioned(tx, written);
    const body = await tx.vault.seal(tx.db, placeOfBody(row), text);
    await storeEdit(tx.db, place, rev, { body, mentions, at: tx.now() });
    await tellMeant(tx, row, meantIds);
    await markStale(tx.db, place);
    return true;
  });
  return presentChanged(ctx, place);
}

/** Whoever is meant only now is told, unless they have read it already; of the others nobody again. */
async function tellMeant(tx: Changing, row: MessageRow, meantIds: readonly string[]): Promise<void> {
  const { channelId, groupId, id: messageId, isWithheld } = row;
  if (groupId === null || isWithheld) return;
  const userIds = await replaceMentions(tx.db, row, meantIds);
  if (userIds.length > 0) tx.record(channelEvents.mentioned, { channelId, groupId, messageId, userIds });
}
