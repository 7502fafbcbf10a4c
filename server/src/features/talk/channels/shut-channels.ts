import type { Db } from '../../../db/database.ts';
import { openHeads } from './access/heads.queries.ts';

/** Nobody writes in the channels of a group with the commit of this transaction, or everybody may again. */
export function shutChannels(db: Db, groupId: string, isShut: boolean): Promise<void> {
  return openHeads(db, groupId, !isShut);
}
