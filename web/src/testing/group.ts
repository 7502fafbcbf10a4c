import type { Group, GroupCard, GroupChannel } from '@firstlight/contract/talk/groups/group.ts';

export const groupId = '0191a5b0-0000-7000-8000-00000000a0b1';

export function groupCard(traits: Partial<GroupCard> = {}): GroupCard {
  return {
    id: groupId,
    name: 'Small Shop Tools',
    description: 'For people building for cafés, bakeries and corner shops.',
    categories: ['local', 'food'],
    visibility: 'public',
    memberCount: 34,
    isMember: false,
    ...traits,
  };
}

export function groupChannel(place: number, traits: Partial<GroupChannel> = {}): GroupChannel {
  return {
    id: `0191a5b0-0000-7000-8000-0000000000c${place}`,
    name: place === 1 ? 'general' : `channel-${place}`,
    unread: 0,
    hasNews: false,
    mentions: 0,
    notify: 'mentions',
    slowSeconds: 0,
    ...traits,
  };
}

/** A group as one of its members sees it, who may write and no more. */
export function groupForMember(traits: Partial<Group> = {}): Group {
  const { isMember: _, ...card } = groupCard();
  return {
    ...card,
    role: 'member',
    members: {
      isListed: true,
      askerCount: null,
      typing: { hidden: [] },
      channels: [groupChannel(1), groupChannel(2)],
    },
    frozen: null,
    deletedUntil: null,
    isTakenDown: false,
    can: {
      write: true,
      join: false,
      ask: false,
      leave: true,
      moderate: false,
      removeMessages: null,
      own: false,
      restore: false,
      hearAll: true,
    },
    ...traits,
  };
}
