import { randomUUID } from 'node:crypto';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import { sql } from 'kysely';
import type { World } from '../../../testing/world.ts';
import { mentionsOf } from './channels.sql.ts';
import { advanceMark, findMark, setMark } from './marks/marks.queries.ts';
import { storeRemoval, storeTakenDown, takeRev } from './write/change.queries.ts';
import { replaceMentions } from './write/mentions.queries.ts';
import { insertWritten } from './write/send.queries.ts';

interface Written {
  authorId: string;
  meantIds: readonly string[];
  isWithheld: boolean;
  isRemoved: boolean;
  isTakenDown: boolean;
}

/** From a seed, so that a history that fails can be told again. */
function dice(seed: number) {
  let state = seed >>> 0;
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * One random history of a channel of a group: sends, edits, removals, takings down, words of somebody limited, marks of five devices in any order, and marks
 * that go back. Answers where what the database counts is not what somebody counts who looks at each message.
 */
export async function tellHistory(world: World, people: readonly string[], seed: number): Promise<string[]> {
  const { db } = world.database;
  const roll = dice(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[roll(items.length)] as Item;
  const channelId = randomUUID();
  const now = new Date();
  await sql`with opened as (insert into channels (id, group_id, name, position, created_at)
    values (${channelId}, ${randomUUID()}, 'general', 0, ${now}))
    insert into channel_heads (channel_id, group_id, moved_at) select ${channelId}, ${randomUUID()}, ${now}`.execute(
    db,
  );
  const messages: Written[] = [];
  const read = new Map<string, number>();
  const limited = pick([undefined, ...people]);

  const meant = (authorId: string) => people.filter((id) => id !== authorId && roll(3) === 0);
  async function send(): Promise<void> {
    const authorId = pick(people);
    const isWithheld = authorId === limited && roll(2) === 0;
    const meantIds = isWithheld ? [] : meant(authorId);
    const body = Buffer.from('.');
    const rest = { accessEpoch: 0, id: randomUUID(), body, sentAt: now, replyTo: null, callsSince: null };
    const mentions = meantIds;
    const sent = await insertWritten(db, {
      ...rest,
      channelId,
      authorId,
      mentions,
      meantIds,
      isWithheld,
      partnerId: null,
      isHeardByAll: false,
    });
    messages.push({ authorId, meantIds, isWithheld, isRemoved: false, isTakenDown: false });
    if (sent?.seq !== messages.length) throw new Error('a number is missing');
    read.set(authorId, messages.length);
  }
  async function change(): Promise<void> {
    const seq = roll(messages.length) + 1;
    const message = messages[seq - 1];
    const place = { channelId, seq };
    const rev = await takeRev(db, channelId, 'always');
    if (!message || rev === undefined) return;
    if (roll(3) === 0) {
      message.isTakenDown = !message.isTakenDown;
      await storeTakenDown(db, place, rev, message.isTakenDown ? now : null);
    } else if (roll(2) === 0 || message.isWithheld) {
      message.isRemoved = !message.isRemoved;
      await storeRemoval(db, place, rev, message.isRemoved ? { at: now, by: 'author' } : null);
    } else {
      // Whoever has read it is not meant anew.
      const asked = meant(message.authorId);
      await replaceMentions(db, place, asked);
      await sql`update messages set mentions = ${asked}::uuid[] where channel_id = ${channelId} and seq = ${seq}`.execute(
        db,
      );
      message.meantIds = asked;
    }
  }
  async function mark(): Promise<void> {
    const userId = pick(people);
    // Five devices at once, in whatever order they come.
    const told = Array.from({ length: 1 + roll(5) }, () => roll(messages.length + 3));
    await Promise.all(told.map((seq) => advanceMark(db, userId, channelId, seq)));
    const furthest = Math.min(messages.length, Math.max(...told));
    read.set(userId, Math.max(read.get(userId) ?? 0, furthest));
  }
  async function unmark(): Promise<void> {
    const [userId, seq] = [pick(people), roll(messages.length + 1)];
    await setMark(db, userId, channelId, seq);
    read.set(userId, seq);
  }
  for (let step = 0; step < 14; step += 1) {
    await send();
    await pick([send, change, mark, mark, unmark])();
  }

  const wrong: string[] = [];
  for (const userId of people) {
    const from = read.get(userId);
    const later = messages.filter(
      ({ isWithheld, isRemoved, isTakenDown }, place) =>
        place + 1 > (from ?? 0) && !isWithheld && !isRemoved && !isTakenDown,
    );
    const mark = await findMark(db, userId, channelId);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${mentionsOf(userId, sql`${channelId}::uuid`)} as meant where seq > ${from ?? 0}`.execute(
      db,
    );
    const counted = [mark?.readSeq, mark?.unread, rows[0]?.count];
    const unread = from === undefined ? undefined : Math.min(channelLimits.unreadMax, later.length);
    const expected = [from, unread, later.filter(({ meantIds }) => meantIds.includes(userId)).length];
    if (JSON.stringify(counted) !== JSON.stringify(expected))
      wrong.push(`history ${seed}: ${JSON.stringify(counted)} instead of ${JSON.stringify(expected)}`);
  }
  return wrong;
}
