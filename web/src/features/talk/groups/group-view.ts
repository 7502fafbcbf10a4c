import type { Group, GroupChannel } from '@firstlight/contract/talk/groups/group.ts';
import { generalChannel } from '@firstlight/contract/talk/groups/group-limits.ts';

/** Places of a group besides its channels. */
export const groupPlaces = ['projects', 'members', 'requests', 'settings'] as const;
export type GroupPlace = (typeof groupPlaces)[number];

/** For whoever moderates. */
const moderatorPlaces: readonly GroupPlace[] = ['requests', 'settings'];

/** What of a group is open: one of its channels, or one of its other places. */
export type GroupView = { kind: 'channel'; channel: GroupChannel } | { kind: GroupPlace };

/** By the address: `?channel=` with a name or an id, `?view=`; otherwise the general channel. Undefined for outsiders. */
export function groupView(group: Group, parameters: URLSearchParams): GroupView | undefined {
  const channels = group.members?.channels;
  if (!channels) return undefined;
  const place = groupPlaces.find((one) => one === parameters.get('view'));
  if (place && (group.can.moderate || !moderatorPlaces.includes(place))) return { kind: place };
  const named = parameters.get('channel');
  const channel =
    channels.find(({ id, name }) => name === named || id === named) ??
    channels.find(({ name }) => name === generalChannel) ??
    channels[0];
  return channel && { kind: 'channel', channel };
}
