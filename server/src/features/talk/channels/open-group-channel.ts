import type { Context } from '../../../core/context.ts';
import { insertGroupChannel } from './access/group-channels.queries.ts';

/** A new channel of a group, the last of its list. Its id. */
export async function openGroupChannel(
  ctx: Pick<Context, 'db' | 'newId' | 'now'>,
  channel: { groupId: string; name: string; isOpen: boolean },
): Promise<string> {
  const id = ctx.newId();
  await insertGroupChannel(ctx.db, { ...channel, id, createdAt: ctx.now() });
  return id;
}
