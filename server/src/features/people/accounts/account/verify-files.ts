import type { Context } from '../../../../core/context.ts';
import { findIdentity, userNamesAfter } from './users.queries.ts';

export interface VerifiedFiles {
  looked: number;
  /** Keys, at most a hundred: they are random and name nobody. */
  missing: string[];
  missingCount: number;
}

const page = 500;
const shown = 100;

/** Looks for every picture that somebody's account leads to. Reads only; changes nothing. */
export async function verifyFiles(ctx: Context): Promise<VerifiedFiles> {
  const found: VerifiedFiles = { looked: 0, missing: [], missingCount: 0 };
  let last: string | undefined;
  for (;;) {
    const people = await userNamesAfter(ctx.db, last, page);
    for (const { id } of people) await verifyPicturesOf(ctx, id, found);
    last = people.at(-1)?.id;
    if (people.length < page) return found;
  }
}

async function verifyPicturesOf(ctx: Context, userId: string, found: VerifiedFiles): Promise<void> {
  const person = await findIdentity(ctx.db, ctx.vault, userId, false);
  if (!person) return;
  for (const part of ctx.personalParts)
    for await (const { key } of part.pictures?.(ctx, person) ?? []) {
      found.looked += 1;
      if (await ctx.files.exists(key)) continue;
      found.missingCount += 1;
      if (found.missing.length < shown) found.missing.push(key);
    }
}
