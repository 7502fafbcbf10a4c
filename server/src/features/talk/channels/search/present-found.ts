import type { FoundMessage } from '@firstlight/contract/talk/channels/message-search.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { findBlocksBetween } from '../../../people/blocks/find-blocks-between.ts';
import type { MessageRow } from '../read/messages.sql.ts';
import { presentMessages } from '../read/present-messages.ts';
import { markFound } from './mark-found.ts';

/** Those of these rows that are there for the reader and hold the words now, whatever was gathered of them. */
export async function presentFound(
  ctx: Context<Member>,
  rows: readonly MessageRow[],
  words: readonly string[],
): Promise<FoundMessage[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = await presentMessages(ctx, rows, ctx.actor.id);
  const { blocked } = await findBlocksBetween(
    ctx.db,
    ctx.actor.id,
    rows.map(({ authorId }) => authorId),
  );
  return shown.flatMap(({ id, seq, author, text, sentAt }) => {
    const row = byId.get(id);
    const parts = text === null ? [] : markFound(text, words);
    if (!row || parts.length === 0) return [];
    const isBlocked = row.authorId !== null && blocked.has(row.authorId);
    return [{ channelId: row.channelId, seq, author, sentAt, isBlocked, parts: isBlocked ? [] : parts }];
  });
}
