import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { conversationLimits } from '@firstlight/contract/talk/conversations/conversation-limits.ts';
import type { listConversations as endpoint } from '@firstlight/contract/talk/conversations/conversations.ts';
import * as z from 'zod';
import type { Context, Member } from '../../../core/context.ts';
import { readCursor, writeCursor } from '../../../core/cursor.ts';
import { listConversationRows } from './list.queries.ts';
import { presentConversations } from './present-conversations.ts';

const { page } = conversationLimits;

const place = z.strictObject({ movedAt: z.iso.datetime(), id: z.uuid() });

export async function listConversations(
  ctx: Context<Member>,
  { box = 'inbox', after }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const from = after === undefined ? undefined : readCursor(place, after);
  const rows = await listConversationRows(ctx.db, ctx.actor.id, {
    box,
    after: from && { ...from, movedAt: new Date(from.movedAt) },
    limit: page + 1,
  });
  const shown = rows.slice(0, page);
  const last = rows.length > page ? shown.at(-1) : undefined;
  return {
    items: await presentConversations(ctx, shown),
    next: last ? writeCursor(place, { movedAt: last.movedAt.toISOString(), id: last.id }) : null,
  };
}
