import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { type MessageRow, messageColumns } from './messages.sql.ts';

/** Of each of these channels the last message that was not removed, and that is not somebody else’s alone to read. */
export async function listLatestRows(
  db: Db,
  readerId: string,
  channelIds: readonly string[],
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select latest.* from unnest(${channelIds}::uuid[]) as wanted (channel_id), lateral (
      select ${messageColumns} from messages
      where messages.channel_id = wanted.channel_id and removed_at is null and (not is_withheld or author_id = ${readerId})
      order by messages.seq desc limit 1
    ) as latest
  `.execute(db);
  return rows;
}
