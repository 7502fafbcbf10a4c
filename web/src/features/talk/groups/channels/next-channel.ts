import type { GroupChannel } from '@firstlight/contract/talk/groups/group.ts';

/** The one above or below, round the ends; on request only those with something unread. */
export function nextChannel(
  channels: readonly GroupChannel[],
  openId: string | undefined,
  by: -1 | 1,
  isUnreadOnly: boolean,
): GroupChannel | undefined {
  const from = Math.max(
    0,
    channels.findIndex(({ id }) => id === openId),
  );
  const around = channels.map((_, step) => channels.at((from + by * (step + 1)) % channels.length));
  return around.find((one) => one && one.id !== openId && (!isUnreadOnly || one.hasNews));
}
