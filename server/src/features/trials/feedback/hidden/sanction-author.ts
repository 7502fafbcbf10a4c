import type { Context } from '../../../../core/context.ts';
import type { HiddenAuthor } from '../../../../core/reportable.ts';
import { personTag } from '../../../people/accounts/person-tag.ts';
import { standingOf } from '../../../people/accounts/require-standing.ts';
import { unsealSkipper } from '../skips/skips.queries.ts';
import { unsealAuthor } from './authors.queries.ts';

/** A feedback, also for what its author wrote in its thread, or a skip note. */
export type HiddenContent = { feedbackId: string } | { skipId: string };

/** The author of hidden content for a decision about it, so that whoever decides never holds a name. Undefined: the account is gone. */
export async function sanctionAuthor(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  content: HiddenContent,
): Promise<HiddenAuthor | undefined> {
  const authorId =
    'feedbackId' in content
      ? await unsealAuthor(db, vault, content.feedbackId)
      : await unsealSkipper(db, vault, content.skipId);
  if (!authorId) return undefined;
  const { createdAt } = await standingOf(db, authorId);
  const tag = personTag(vault, authorId);
  return {
    personTag: tag,
    accountOpenedAt: createdAt,
    seal: async (place) => ({ person: await vault.seal(db, place, authorId), personTag: tag }),
  };
}
