import type { Context } from '../../../../core/context.ts';
import { pairTag } from '../../../trials/feedback/author-tags.ts';
import { findTried } from '../trying.queries.ts';
import { findDuty } from './duties.queries.ts';

/** The round, or the circle, in which somebody tries a project: what they say of it waits for its end. */
export async function findHeld(
  { db, vault, now }: Context,
  asked: { testerId: string; projectId: string; isKept: boolean },
): Promise<{ id: string; closesAt: Date } | undefined> {
  const tried = await findTried(db, asked, now());
  if (tried) return tried;
  const { testerId, projectId, isKept } = asked;
  return findDuty(db, { projectId, pairTag: pairTag(vault, testerId, projectId), isKept }, now());
}
