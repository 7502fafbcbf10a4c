import type { SlowStep } from '@firstlight/contract/talk/groups/group-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';
import { peopleAs } from '../../../people/accounts/accounts.sql.ts';
import type { SeenStanding } from '../../../people/accounts/require-standing.ts';
import { blocksAs } from '../../../people/blocks/blocks.sql.ts';

export interface Head {
  channelId: string;
  /** One of the two: what the channel belongs to. */
  conversationId: string | null;
  groupId: string | null;
  seq: number;
  rev: number;
  accessEpoch: number;
  isOpen: boolean;
  isDeleted: boolean;
  /** So long its members wait from one message to the next. */
  slowSeconds: SlowStep;
}

const columns = sql`
  channel_heads.channel_id, channels.conversation_id, channels.group_id, channel_heads.seq::float8 as seq, channel_heads.rev::float8 as rev,
  channel_heads.access_epoch, channel_heads.is_open, channels.deleted_at is not null as is_deleted, channels.slow_seconds
`;

/** Those of these channels that are there at all. */
export async function listHeads(db: Db, channelIds: readonly string[]): Promise<Head[]> {
  const { rows } = await prepared<Head>('channels.list-heads')`
    select ${columns} from channel_heads join channels on channels.id = channel_heads.channel_id
    where channel_heads.channel_id = any (${channelIds}::uuid[])
  `.execute(db);
  return rows;
}

export interface Terms {
  actor: SeenStanding;
  partner: (Pick<SeenStanding, 'standing' | 'isStandingHidden'> & { isApart: boolean }) | null;
}

type TermsRow = SeenStanding & {
  place: number;
  partnerStanding: SeenStanding['standing'] | null;
  isPartnerHidden: boolean;
  isApart: boolean;
};

/** How each of these stands, and how the other of two does with them; in the order asked. Undefined: there is no such account. */
export async function listTerms(
  db: Db,
  asked: readonly { actorId: string; partnerId: string | null }[],
): Promise<(Terms | undefined)[]> {
  const actorIds = asked.map(({ actorId }) => actorId);
  const partnerIds = asked.map(({ partnerId }) => partnerId);
  const { rows } = await prepared<TermsRow>('channels.list-terms')`
    select asked.place::int, actors.standing, actors.is_standing_hidden, actors.created_at,
      partners.standing as partner_standing, partners.is_standing_hidden as is_partner_hidden,
      exists (select from ${blocksAs('blocks')}
        where (blocker_id, blocked_id) in ((actors.id, partners.id), (partners.id, actors.id))) as is_apart
    from unnest(${actorIds}::uuid[], ${partnerIds}::uuid[]) with ordinality as asked (actor_id, partner_id, place)
    join ${peopleAs('actors')} on actors.id = asked.actor_id left join ${peopleAs('partners')} on partners.id = asked.partner_id
  `.execute(db);
  const found = new Map(rows.map((row) => [row.place, termsOf(row)]));
  return asked.map((_, place) => found.get(place + 1));
}

function termsOf(row: TermsRow): Terms {
  const { standing, isStandingHidden, createdAt, partnerStanding, isPartnerHidden, isApart } = row;
  return {
    actor: { standing, isStandingHidden, createdAt },
    partner: partnerStanding && { standing: partnerStanding, isStandingHidden: isPartnerHidden, isApart },
  };
}

/** What the channels in question belong to. */
export type Owners = { conversationIds: readonly string[] } | { groupId: string };

const ownedBy = (owners: Owners) =>
  'groupId' in owners
    ? sql`group_id = ${owners.groupId}`
    : sql`conversation_id = any (${owners.conversationIds}::uuid[])`;

/** From now on, whoever asked before what they may do asks again. The heads are taken in the order of their ids. */
export async function raiseHeadEpochs(db: Db, owners: Owners): Promise<void> {
  await sql`
    with held as (
      select channel_id from channel_heads
      where channel_id in (select id from channels where ${ownedBy(owners)}) order by channel_id for update
    )
    update channel_heads set access_epoch = access_epoch + 1 where channel_id in (select channel_id from held)
  `.execute(db);
}

/** The same, and nothing can be written there any more, or again. */
export async function openHeads(db: Db, groupId: string, isOpen: boolean): Promise<void> {
  await sql`
    with held as (
      select channel_id from channel_heads where group_id = ${groupId} order by channel_id for update
    )
    update channel_heads set access_epoch = access_epoch + 1, is_open = ${isOpen} where channel_id in (select channel_id from held)
  `.execute(db);
}
