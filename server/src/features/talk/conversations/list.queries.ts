import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { peopleAs } from '../../people/accounts/accounts.sql.ts';
import type { SeenStanding } from '../../people/accounts/require-standing.ts';
import { blocksAs } from '../../people/blocks/blocks.sql.ts';
import type { ListedConversation } from '../channels/channels.questions.ts';
import {
  channelHeadsAs,
  channelMarksAs,
  channelsAs,
  hasSomethingAfter,
  hasWritten,
  isMuted,
  unreadOf,
} from '../channels/channels.sql.ts';

export interface ConversationRow {
  id: string;
  channelId: string;
  partnerId: string | null;
  partnerStanding: SeenStanding['standing'] | null;
  isPartnerHidden: boolean | null;
  /** The reader blocks the other. */
  isBlocked: boolean;
  /** One of the two blocks the other. */
  isApart: boolean;
  isOpen: boolean;
  isRequest: boolean;
  isRevealed: boolean;
  isMuted: boolean;
  unread: number;
  movedAt: Date;
}

export interface MovedPlace {
  movedAt: Date;
  id: string;
}

export const partnerOf = (readerId: string) =>
  sql`case when first_user_id = ${readerId} then second_user_id else first_user_id end`;

export const isBlocking = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql`exists (select from ${blocksAs('blocks')} where blocker_id = ${one} and blocked_id = ${other})`;

const hasBegun = (readerId: string) =>
  sql<boolean>`(begun_by_first is not distinct from coalesce(first_user_id = ${readerId}, false))`;

/** Begun by a stranger whom the reader has neither answered nor accepted. */
const isRequest = (readerId: string) => sql<boolean>`
  (accepted_at is null and not ${hasBegun(readerId)} and not ${hasWritten(readerId)})`;

/** One's own from the start, an agreed one too; what somebody else began once there is something in it. */
const isThere = (readerId: string) => sql<boolean>`
  (${hasBegun(readerId)} or accepted_at is not null or ${hasSomethingAfter(sql`0`)})`;

/** Since the reader deleted it, if they did. */
const isThereAgain = hasSomethingAfter(sql`coalesce(deleted_seq, 0)`);

/** What a person reads, as one range of their marks. */
const joined = (readerId: string) => sql`
  ${channelMarksAs('channel_marks')}
  join ${channelsAs('channels')} on channels.id = channel_marks.channel_id
  join ${channelHeadsAs('channel_heads')} on channel_heads.channel_id = channel_marks.channel_id
  join conversations on conversations.id = channels.conversation_id
  left join ${peopleAs('partners')} on partners.id = ${partnerOf(readerId)}
`;

const columns = (readerId: string) => sql`
  conversations.id, channels.id as channel_id, partners.id as partner_id,
  partners.standing as partner_standing, partners.is_standing_hidden as is_partner_hidden,
  ${isBlocking(sql`${readerId}`, sql`partners.id`)} as is_blocked,
  ${isBlocking(sql`${readerId}`, sql`partners.id`)} or ${isBlocking(sql`partners.id`, sql`${readerId}`)} as is_apart,
  channel_heads.is_open, ${isRequest(readerId)} as is_request, revealed_at is not null as is_revealed,
  ${isMuted} as is_muted,  ${unreadOf} as unread, channel_heads.moved_at
`;

/** Whoever is limited or suspended reaches nobody who does not know them. */
const isFromSomebodySeen = sql`(partners.standing is null or partners.standing = 'good' or partners.is_standing_hidden)`;

const inBox = (readerId: string, box: 'inbox' | 'requests') =>
  box === 'inbox'
    ? sql`${isThere(readerId)} and not ${isRequest(readerId)}`
    : sql`${isThereAgain} and ${isRequest(readerId)} and ${isFromSomebodySeen}
        and not ${isBlocking(sql`${readerId}`, sql`partners.id`)}`;

/** What moved last comes first. */
export async function listConversationRows(
  db: Db,
  readerId: string,
  { box, after, limit }: { box: 'inbox' | 'requests'; after: MovedPlace | undefined; limit: number },
): Promise<ConversationRow[]> {
  const beyond = after
    ? sql`and (channel_heads.moved_at, conversations.id) < (${after.movedAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<ConversationRow>`
    select ${columns(readerId)} from ${joined(readerId)}
    where channel_marks.user_id = ${readerId} and ${inBox(readerId, box)} ${beyond}
    order by channel_heads.moved_at desc, conversations.id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** All that stand in somebody’s list, the one that moved last first. */
export async function listInboxTalks(db: Db, readerId: string): Promise<ListedConversation[]> {
  const { rows } = await sql<ListedConversation>`
    select conversations.id as conversation_id, channels.id as channel_id, partners.id as partner_id from ${joined(readerId)}
    where channel_marks.user_id = ${readerId} and channels.deleted_at is null and ${inBox(readerId, 'inbox')}
    order by channel_heads.moved_at desc, conversations.id desc
  `.execute(db);
  return rows;
}

/** One that somebody talks in, whether it would stand in their list or not. */
export async function findRow(db: Db, readerId: string, id: string): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`
    select ${columns(readerId)} from ${joined(readerId)}
    where channel_marks.user_id = ${readerId} and conversations.id = ${id}
  `.execute(db);
  return rows[0];
}

export async function countUnreadTalks(
  db: Db,
  readerId: string,
): Promise<{ conversations: number; requests: number }> {
  const { rows } = await sql<{ conversations: number; requests: number }>`
    select count(*) filter (where ${inBox(readerId, 'inbox')} and not ${isMuted})::int as conversations,
      count(*) filter (where ${inBox(readerId, 'requests')})::int as requests
    from ${joined(readerId)}
    where channel_marks.user_id = ${readerId} and channel_heads.seq > channel_marks.read_seq and ${unreadOf} > 0
  `.execute(db);
  return rows[0] ?? { conversations: 0, requests: 0 };
}
