import { reactionKinds } from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import type { Reactions } from '@firstlight/contract/showcase/reactions/reactions.ts';
import type { Context } from '../../../core/context.ts';
import { findOwnReactions, findReactionCounts } from './reactions.queries.ts';

/** A limited person sees their own reaction in the count, and nobody else does. */
export async function presentReactions({ db, actor }: Context, projectId: string): Promise<Reactions> {
  const counts = await findReactionCounts(db, projectId);
  const own = actor.kind === 'member' ? await findOwnReactions(db, projectId, actor.id) : [];
  for (const { kind, isCounted } of own) if (!isCounted) counts[kind] += 1;
  return { counts, mine: reactionKinds.filter((kind) => own.some((reaction) => reaction.kind === kind)) };
}
