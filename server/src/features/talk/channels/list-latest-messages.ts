import type { Context, Member } from '../../../core/context.ts';
import { listLatestRows } from './read/latest.queries.ts';
import { excerptOf, presentUnsealed, unsealMessages } from './read/present-messages.ts';

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
  const unsealed = await unsealMessages(ctx, rows);
  for (const row of rows) {
    const [message] = presentUnsealed({ ...unsealed, rows: [row] }, ctx.actor.id);
    if (!message) continue;
    const excerpt = message.text === null ? null : excerptOf(message.text);
    found.set(row.channelId, { isOwn: row.authorId === ctx.actor.id, excerpt, sentAt: message.sentAt });
  }
  return found;
}
