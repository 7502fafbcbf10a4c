import { reciprocityRules } from '@firstlight/contract/distribution-rules.ts';
import type { SkipReason } from '@firstlight/contract/feed-rules.ts';
import type { Context } from '../../core/context.ts';
import { findAnsweredMakers } from './answered-makers.queries.ts';
import { listAnswers } from './answers.queries.ts';
import { authorTag } from './author-tags.ts';

const day = 24 * 60 * 60 * 1000;

interface Note {
  kind: 'full' | 'quick';
  reason?: SkipReason;
  reciprocal: boolean;
  at: Date;
}

/**
 * What counts of a project's feedback, and which of it comes from people whose own projects its maker has answered.
 * Those people are known by their projects, so nobody who wrote here has to be unsealed to recognise them.
 */
export async function listNotes(
  { db, vault, now }: Pick<Context, 'db' | 'vault' | 'now'>,
  project: { id: string; ownerId: string },
): Promise<Note[]> {
  const since = new Date(now().getTime() - reciprocityRules.days * day);
  const makers = await findAnsweredMakers(db, authorTag(vault, project.ownerId), since);
  const friends = new Set(makers.map((maker) => authorTag(vault, maker).toString('hex')));
  const answers = await listAnswers(db, project.id);
  return answers.map(({ kind, reason, authorTag: tag, at }) => ({
    kind,
    at,
    ...(reason !== null && { reason }),
    reciprocal: tag !== null && friends.has(tag.toString('hex')),
  }));
}
