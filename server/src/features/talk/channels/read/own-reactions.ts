import { type ReactionKind, reactionKinds } from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { listOwnReactions } from './messages.queries.ts';
import type { MessageRow } from './messages.sql.ts';

/** What the reader gave to these messages, by the names of the five. */
export async function ownReactions(
  { db, actor }: Context<Member>,
  channelId: string,
  rows: readonly MessageRow[],
): Promise<{ seq: number; kinds: ReactionKind[] }[]> {
  if (rows.length === 0) return [];
  const seqs = rows.map(({ seq }) => seq);
  const given = await listOwnReactions(db, actor.id, channelId, seqs);
  return given.map(({ seq, kinds }) => ({
    seq,
    kinds: kinds.flatMap((kind) => reactionKinds[kind - 1] ?? []),
  }));
}
