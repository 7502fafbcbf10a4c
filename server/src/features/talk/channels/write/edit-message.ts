import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import type { editMessage as endpoint } from '@firstlight/contract/talk/channels/messages.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { placeOfBody } from '../read/messages.sql.ts';
import { storeEdit } from './change.queries.ts';
import { changeOpen, presentChanged } from './change-message.ts';
import { findMentioned } from './find-mentioned.ts';

/** The old text is gone. */
export async function editMessage(
  ctx: Context<Member>,
  { text, ...place }: InputOf<typeof endpoint>,
): Promise<Message> {
  await changeOpen(ctx, place, async (tx, { row }, rev) => {
    if (row.authorId !== ctx.actor.id || row.removedAt) throw new AppError('request.not_found');
    const mentions = await findMentioned(tx, row, text);
    const body = await tx.vault.seal(tx.db, placeOfBody(row), text);
    await storeEdit(tx.db, place, rev, { body, mentions, at: tx.now() });
    return true;
  });
  return presentChanged(ctx, place);
}
