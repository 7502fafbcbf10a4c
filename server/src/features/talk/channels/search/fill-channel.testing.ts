import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { World } from '../../../../testing/world.ts';
import { placeOfBody } from '../read/messages.sql.ts';

interface Filling {
  channelId: string;
  authorId: string;
  texts: readonly string[];
}

/** Many messages at once, a second apart up to now: as if they had been sent, without the sending. */
export async function fillChannel(world: World, { channelId, authorId, texts }: Filling): Promise<void> {
  const { db, vault, now } = world.ctx;
  const owner = await db
    .selectFrom('channels')
    .innerJoin('channelHeads', 'channelHeads.channelId', 'channels.id')
    .select(['channels.conversationId', 'channels.groupId', 'channelHeads.seq'])
    .where('channels.id', '=', channelId)
    .executeTakeFirstOrThrow();
  const from = Number(owner.seq);
  const ids = texts.map(() => randomUUID());
  const bodies: Buffer[] = [];
  // One after the other: all at once would each ask the database for the same key.
  for (const [index, text] of texts.entries())
    bodies.push(await vault.seal(db, placeOfBody({ ...owner, channelId, id: ids[index] ?? '' }), text));
  const times = texts.map((_, index) => new Date(now().getTime() - (texts.length - index) * 1000));
  await sql`
    with head as (
      update channel_heads set seq = seq + ${texts.length}, rev = rev + ${texts.length} where channel_id = ${channelId}
    )
    insert into messages (channel_id, seq, id, author_id, body, sent_at, rev)
    select ${channelId}, ${from} + place, id, ${authorId}, body, sent_at, ${from} + place
    from unnest(${ids}::uuid[], ${bodies}::bytea[], ${times}::timestamptz[]) with ordinality as one (id, body, sent_at, place)
  `.execute(db);
}
