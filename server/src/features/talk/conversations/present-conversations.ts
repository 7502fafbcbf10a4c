import type { Conversation } from '@firstlight/contract/talk/conversations/conversations.ts';
import type { Context, Member } from '../../../core/context.ts';
import { findNames, type PersonName } from '../../people/accounts/find-names.ts';
import { standingOf } from '../../people/accounts/require-standing.ts';
import { type Latest, listLatestMessages } from '../channels/list-latest-messages.ts';
import { rightsInChannel } from '../channels/rights-in-channel.ts';
import type { ConversationRow } from './list.queries.ts';

export async function presentConversations(
  ctx: Context<Member>,
  rows: readonly ConversationRow[],
): Promise<Conversation[]> {
  const actor = await standingOf(ctx.db, ctx.actor.id);
  const latest = await listLatestMessages(
    ctx,
    rows.map(({ channelId }) => channelId),
  );
  const partners = await findNames(
    ctx.db,
    rows.flatMap(({ partnerId }) => partnerId ?? []),
  );
  return rows.map((row) => present(row, actor, partners.get(row.partnerId ?? ''), latest.get(row.channelId)));
}

function present(
  row: ConversationRow,
  actor: Awaited<ReturnType<typeof standingOf>>,
  person: PersonName | undefined,
  latest: Latest | undefined,
): Conversation {
  const { partnerStanding, isPartnerHidden, isApart } = row;
  const partner = partnerStanding && {
    standing: partnerStanding,
    isStandingHidden: isPartnerHidden ?? false,
    isApart,
  };
  const membership = { role: 'partner' } as const;
  const rights = rightsInChannel({ isDeleted: false, isOpen: row.isOpen, membership, actor, partner });
  return {
    id: row.id,
    channelId: row.channelId,
    partner: person ? { username: person.username, name: person.name, avatar: person.avatar } : null,
    isBlocked: row.isBlocked,
    isRequest: row.isRequest,
    isRevealed: row.isRevealed,
    isMuted: row.isMuted,
    unread: row.unread,
    latest: latest ?? null,
    can: { write: rights?.refusal === null, block: row.partnerId !== null },
  };
}
