import type { Context } from '../../../../core/context.ts';
import type { CellAddress } from '../../../../platform/crypto/cell.ts';
import { personTag } from '../../../people/accounts/person-tag.ts';
import { unsealSkipper } from '../skips/skips.queries.ts';
import { unsealAuthor } from './authors.queries.ts';

/** A feedback, also for what its author wrote in its thread, or a skip note. */
export type HiddenContent = { feedbackId: string } | { skipId: string };

type Parts = Pick<Context, 'db' | 'vault'>;

/**
 * The author of hidden content for a decision about it: sealed anew for the place where the decision keeps them, so that whoever
 * decides never holds a name. Undefined: the account is gone.
 */
export async function sealAuthor(
  { db, vault }: Parts,
  content: HiddenContent,
  place: CellAddress,
): Promise<{ person: Buffer; personTag: Buffer } | undefined> {
  const authorId = await authorOf({ db, vault }, content);
  if (!authorId) return undefined;
  return { person: await vault.seal(db, place, authorId), personTag: personTag(vault, authorId) };
}

/** By which earlier decisions about the same person are counted; names nobody. */
export async function authorPersonTag(parts: Parts, content: HiddenContent): Promise<Buffer | undefined> {
  const authorId = await authorOf(parts, content);
  return authorId === undefined ? undefined : personTag(parts.vault, authorId);
}

function authorOf({ db, vault }: Parts, content: HiddenContent): Promise<string | undefined> {
  return 'feedbackId' in content
    ? unsealAuthor(db, vault, content.feedbackId)
    : unsealSkipper(db, vault, content.skipId);
}
