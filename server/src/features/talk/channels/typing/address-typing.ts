import type { LivePush } from '@firstlight/contract/live.ts';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { Context } from '../../../../core/context.ts';
import type { Addressed } from '../../../../platform/live/addressed-pushes.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { listApartPairs } from '../../../people/blocks/list-apart-pairs.ts';
import { listListeners } from '../access/list-listeners.ts';

type Typed = Extract<LivePush, { event: 'channels.typed' }>['payload'];
type Typing = Extract<LivePush, { event: 'channels.typing_shown' }>['payload'];

/** Who is writing, for each who has the channel open: not themselves, nobody across a block, and nobody whose words others do not see. */
export const addressTyping = (ctx: Context): Addressed => ({
  event: 'channels.typing_shown',
  hearersMax: channelLimits.typingHearersMax,
  async address(channelId, rung, userIds) {
    const { userIds: typed } = rung as Typed;
    const latest = typed.slice(-mostLookedAt);
    const named = await findNames(ctx.db, latest);
    const may = await listListeners(
      ctx,
      latest.map((userId) => ({ userId, id: channelId })),
    );
    const writing = latest.filter(
      (id) => named.get(id)?.isInGoodStanding && may.some(({ userId }) => userId === id),
    );
    const areApart = writing.length > 0 ? await listApartPairs(ctx.db, writing, userIds) : () => false;
    const told = new Map<string, Typing>();
    for (const hearer of userIds) {
      const seen = writing.filter((id) => id !== hearer && !areApart(id, hearer));
      const people = seen.slice(-channelLimits.typingNames).flatMap((id) => {
        const person = named.get(id);
        return person ? [{ username: person.username, name: person.name }] : [];
      });
      if (people.length > 0) told.set(hearer, { channelId, people });
    }
    return told;
  },
});

/** Beyond those who are named there must be others, for whoever does not see one of them. */
const mostLookedAt = 10;
