import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { GroupView } from '../group-view.ts';
import { nextChannel } from './next-channel.ts';

/** Alt with ↑ or ↓ goes to another channel, with Shift to the next unread one, also out of the field. */
export function useChannelKeys(group: Group, view: GroupView | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
      if (!by || !event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const openId = view?.kind === 'channel' ? view.channel.id : undefined;
      const next = nextChannel(group.members?.channels ?? [], openId, by, event.shiftKey);
      if (!next) return;
      event.preventDefault();
      void navigate(`/groups/${group.id}?channel=${next.name}`);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [group, view, navigate]);
}
