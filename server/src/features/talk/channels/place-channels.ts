import type { Db } from '../../../db/database.ts';
import { updatePositions } from './access/group-channels.queries.ts';

/** The channels of a group in the order in which it shows them. */
export function placeChannels(db: Db, groupId: string, channelIds: readonly string[]): Promise<void> {
  return updatePositions(db, groupId, channelIds);
}
