import { reactionKinds } from '@firstlight/contract/reaction-kinds.ts';
import type { Reactions } from '@firstlight/contract/reactions.ts';
import type { Context } from '../../core/context.ts';
import { findCounts, findOwn } from './reactions.queries.ts';

/** A limited person sees their own reaction in the count, and nobody else does. */
export async function presentReactions({ db, actor }: Context, projectId: string): Promise<Reactions> {
  const counts = await findCounts(db, projectId);
  const own = actor.kind === 'member' ? await findOwn(db, projectId, actor.id) : [];
  for (const { kind, isCounted } of own) if (!isCounted) counts[kind] += 1;
  return { counts, mine: reactionKinds.filter((kind) => own.some((reaction) => reaction.kind === kind)) };
}
