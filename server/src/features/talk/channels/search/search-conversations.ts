import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { searchConversations as endpoint } from '@firstlight/contract/talk/channels/message-search.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { ask } from '../../../../core/question.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { channelQuestions } from '../channels.questions.ts';
import { searchChannels } from '../search-channels.ts';

export async function searchConversations(
  ctx: Context<Member>,
  wanted: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const listed = await ask(ctx, channelQuestions.conversationsInList, { userId: ctx.actor.id });
  const talks = new Map(listed.map((talk) => [talk.channelId, talk]));
  const { items, next } = await searchChannels(ctx, [...talks.keys()], wanted);
  const partners = await findNames(
    ctx.db,
    items.flatMap(({ channelId }) => talks.get(channelId)?.partnerId ?? []),
  );
  return {
    items: items.flatMap((found) => {
      const talk = talks.get(found.channelId);
      const partner = partners.get(talk?.partnerId ?? '');
      return talk
        ? [
            {
              ...found,
              conversationId: talk.conversationId,
              partner: partner
                ? { username: partner.username, name: partner.name, avatar: partner.avatar }
                : null,
            },
          ]
        : [];
    }),
    next,
  };
}
