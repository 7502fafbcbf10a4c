import type { LivePush } from '@firstlight/contract/live.ts';

type Typed = Extract<LivePush, { event: 'channels.typed' }>['payload'];

/** Everybody who said so meanwhile, each once, whoever said it last at the end. */
export function mergeTyped(one: object, other: object): object {
  const [earlier, later] = [one as Typed, other as Typed];
  const before = earlier.userIds.filter((id) => !later.userIds.includes(id));
  return { ...later, userIds: [...before, ...later.userIds] };
}
