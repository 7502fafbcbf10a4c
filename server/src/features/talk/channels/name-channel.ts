import type { Db } from '../../../db/database.ts';
import { updateChannelName } from './access/group-channels.queries.ts';

/** False: the group has no such channel. */
export function nameChannel(db: Db, groupId: string, channelId: string, name: string): Promise<boolean> {
  return updateChannelName(db, groupId, channelId, name);
}
