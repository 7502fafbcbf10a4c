import { isYoung } from '@firstlight/contract/people/accounts/is-young.ts';
import type { Context } from '../../../../core/context.ts';
import type { Reportable, Snapshot } from '../../../../core/reportable.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { personTag } from '../../../people/accounts/person-tag.ts';
import { standingOf } from '../../../people/accounts/require-standing.ts';

export interface WhoWrote {
  tag: Buffer;
  isHidden: boolean;
  isYoung: boolean;
  /** Of named authors alone. */
  userId: string | null;
}

export const namedTag = (vault: Vault, userId: string): Buffer => vault.tag(`signals author ${userId}`);

/** Of another kind than that of a name: nothing here may tell that a note and a comment are one person's. */
const hiddenTag = (vault: Vault, tag: Buffer): Buffer => vault.tag(`signals hidden ${tag.toString('hex')}`);

export const tagsOf = (vault: Vault, userId: string): Buffer[] => [
  namedTag(vault, userId),
  hiddenTag(vault, personTag(vault, userId)),
];

/** Undefined: the account is gone. How new a hidden one is counts from the day that is shown. */
export async function whoWrote(
  ctx: Context,
  { hiddenAuthor }: Reportable,
  id: string,
  { author, writtenAt }: Snapshot,
): Promise<WhoWrote | undefined> {
  if (author === null) return undefined;
  if (author !== 'hidden') {
    const { createdAt } = await standingOf(ctx.db, author);
    return {
      tag: namedTag(ctx.vault, author),
      isHidden: false,
      isYoung: isYoung(createdAt, ctx.now()),
      userId: author,
    };
  }
  const found = await hiddenAuthor?.(ctx, id);
  if (!found) return undefined;
  return {
    tag: hiddenTag(ctx.vault, found.personTag),
    isHidden: true,
    isYoung: isYoung(found.accountOpenedAt, writtenAt ?? ctx.now()),
    userId: null,
  };
}
