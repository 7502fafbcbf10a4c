import type { Db } from '../../../db/database.ts';
import { type ChannelChange, updateGroupChannel } from './access/group-channels.queries.ts';

/** False: the group has no such channel. */
export function changeGroupChannel(
  db: Db,
  groupId: string,
  channelId: string,
  change: ChannelChange,
): Promise<boolean> {
  return updateGroupChannel(db, groupId, channelId, change);
}
