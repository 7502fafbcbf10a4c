import type { Context } from '../../../../core/context.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { readBefore } from './messages.queries.ts';
import { type MessageRow, placeOfBody } from './messages.sql.ts';

/** So many messages before a reported one go along with it. */
const before = 5;

/** The words of a message, and what was written before it, each line with its author. Undefined: its words are gone. */
export async function readSurroundings(
  ctx: Context,
  row: MessageRow,
): Promise<{ words: string; surroundings: string } | undefined> {
  if (row.body === null) return undefined;
  const snapshot = await readBefore(ctx.db, row.channelId, row.seq, before);
  const earlier = (snapshot?.rows ?? []).filter(
    ({ body, removedAt, isWithheld }) => body !== null && removedAt === null && !isWithheld,
  );
  const rows = [...earlier, row];
  const texts = await ctx.vault.unsealAll(
    ctx.db,
    rows.flatMap((one) => (one.body ? [{ place: placeOfBody(one), cell: one.body }] : [])),
  );
  const names = await findNames(
    ctx.db,
    earlier.flatMap(({ authorId }) => authorId ?? []),
  );
  const lines = earlier.map(
    ({ authorId }, index) => `@${names.get(authorId ?? '')?.username ?? '–'}: ${texts[index] ?? ''}`,
  );
  return { words: texts.at(-1) ?? '', surroundings: lines.join('\n') };
}
