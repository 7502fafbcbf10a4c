import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MessageSquare, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../features/people/accounts/me.api.ts';
import { conversationsIn } from '../../features/talk/conversations/conversations.api.ts';
import { ownGroups } from '../../features/talk/groups/groups.api.ts';
import { matching, type PaletteRow } from './palette-rows.ts';

export const keyOfGroup = (id: string) => `group ${id}`;

export const groupRow = ({ id, name, more }: { id: string; name: string; more: string }): PaletteRow => ({
  key: keyOfGroup(id),
  label: name,
  more,
  icon: UsersRound,
  to: `/groups/${id}`,
});

/** One’s own groups, and the conversations that moved last by whom they are with: lists that are short, and asked for once while the palette is open. */
export function useTalkRows(typed: string): Record<'groups' | 'conversations', PaletteRow[]> {
  const { t } = useTranslation('palette');
  const me = useMe();
  const enabled = Boolean(me) && typed !== '';
  const groups = useQuery({ ...ownGroups, refetchInterval: false, enabled });
  const talks = useInfiniteQuery({ ...conversationsIn('inbox'), enabled });
  // Whose session has ended has left their lists behind.
  if (!me) return { groups: [], conversations: [] };
  const conversations = (talks.data?.pages ?? []).flatMap(({ items }) => items);
  return {
    groups: matching(
      (groups.data?.items ?? [])
        .filter(({ deletedUntil }) => deletedUntil === null)
        .map(({ id, name }) => groupRow({ id, name, more: t('ownGroup') })),
      typed,
    ),
    conversations: matching(
      conversations.flatMap(({ id, partner }) =>
        partner
          ? [
              {
                key: `conversation ${id}`,
                label: partner.name,
                more: `@${partner.username}`,
                icon: MessageSquare,
                to: `/messages/${id}`,
              },
            ]
          : [],
      ),
      typed,
    ),
  };
}
