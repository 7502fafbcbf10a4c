import type { LivePush } from '@firstlight/contract/live.ts';

type Moved = Extract<LivePush, { event: 'channels.moved' }>['payload'];

/** Which channels moved, each with how far it has come. */
export function mergeMoved(one: object, other: object): object {
  const [earlier, later] = [one as Moved, other as Moved];
  const furthest = new Map<string, number>();
  for (const { channelId, seq } of [...earlier.channels, ...later.channels])
    furthest.set(channelId, Math.max(seq, furthest.get(channelId) ?? 0));
  return { ...later, channels: [...furthest].map(([channelId, seq]) => ({ channelId, seq })) };
}
