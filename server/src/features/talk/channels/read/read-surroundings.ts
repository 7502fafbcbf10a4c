import type { Context } from '../../../../core/context.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { readAfter, readBefore } from './messages.queries.ts';
import { type MessageRow, placeOfBody } from './messages.sql.ts';

/** So many messages go along with a reported one. In a conversation they come before it: what its reader knew. Among many, what was answered tells as much. */
const along = { conversation: { before: 5, after: 0 }, group: { before: 3, after: 2 } } as const;

/** The words of a message, and what stands around it, each line with its author. Undefined: its words are gone. */
export async function readSurroundings(
  ctx: Context,
  row: MessageRow,
): Promise<{ words: string; surroundings: string } | undefined> {
  if (row.body === null) return undefined;
  const [words = ''] = await wordsOf(ctx, [row]);
  const wanted = along[row.groupId === null ? 'conversation' : 'group'];
  const earlier = await readBefore(ctx.db, row.channelId, row.seq, wanted.before);
  const later = wanted.after > 0 ? await readAfter(ctx.db, row.channelId, row.seq, wanted.after) : undefined;
  const [before, after] = [await linesOf(ctx, earlier?.rows), await linesOf(ctx, later?.rows)];
  return { words, surroundings: [...before, ...(after.length > 0 ? ['[…]', ...after] : [])].join('\n') };
}

async function linesOf(ctx: Context, found: readonly MessageRow[] = []): Promise<string[]> {
  const rows = found.filter(
    ({ body, removedAt, isWithheld }) => body !== null && removedAt === null && !isWithheld,
  );
  const texts = await wordsOf(ctx, rows);
  const names = await findNames(
    ctx.db,
    rows.flatMap(({ authorId }) => authorId ?? []),
  );
  return rows.map(
    ({ authorId }, index) => `@${names.get(authorId ?? '')?.username ?? '–'}: ${texts[index] ?? ''}`,
  );
}

const wordsOf = ({ db, vault }: Context, rows: readonly MessageRow[]) =>
  vault.unsealAll(
    db,
    rows.flatMap((one) => (one.body ? [{ place: placeOfBody(one), cell: one.body }] : [])),
  );
