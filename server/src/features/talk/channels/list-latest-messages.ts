import type { Context, Member } from '../../../core/context.ts';
import { listLatestRows } from './read/latest.queries.ts';
import { excerptOf, presentMessages } from './read/present-messages.ts';

export interface Latest {
  isOwn: boolean;
  /** Null: its words were taken down. */
  excerpt: string | null;
  sentAt: string;
}

/** The last message of each of these channels that the reader sees, by the channel. */
export async function listLatestMessages(
  ctx: Context<Member>,
  channelIds: readonly string[],
): Promise<Map<string, Latest>> {
  const found = new Map<string, Latest>();
  const rows = await listLatestRows(ctx.db, ctx.actor.id, channelIds);
  const shown = await presentMessages(ctx, rows, ctx.actor.id);
  const byId = new Map(shown.map((message) => [message.id, message]));
  for (const { id, channelId, authorId } of rows) {
    const message = byId.get(id);
    if (!message) continue;
    const excerpt = message.text === null ? null : excerptOf(message.text);
    found.set(channelId, { isOwn: authorId === ctx.actor.id, excerpt, sentAt: message.sentAt });
  }
  return found;
}
