import type { Context } from '../../../../core/context.ts';
import { formatDate } from '../../../../core/format-date.ts';
import type { ColumnNote, Person, PersonalTable } from '../../../../core/personal-part.ts';
import { translate } from '../../../../core/translate.ts';
import type { ZipEntry } from '../../../../platform/zip/write-zip.ts';

/** Everything we hold about somebody, file by file: a word of explanation, a JSON list per kind of thing, the pictures. */
export async function* archiveOf(ctx: Context, person: Person): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', body: bytesOf([readMe(ctx, person)]) };
  for (const part of ctx.personalParts) {
    for (const table of Object.values(part.tables)) {
      const { file, rows, columns } = table as PersonalTable;
      if (file && rows) yield { name: file, body: bytesOf(jsonList(columns, rows(ctx, person))) };
    }
    for await (const { name, key } of part.pictures?.(ctx, person) ?? []) {
      const stored = await ctx.files.get(key);
      if (stored) yield { name, body: stored.body };
    }
  }
}

function readMe({ now, origin }: Context, { name, language }: Person): string {
  const say = (key: string, values = {}) => translate(language, 'personalData', `readMe.${key}`, values);
  const lines = [
    say('title', { name }),
    say('made', { date: formatDate(language, now()), origin }),
    say('format'),
    say('left'),
  ];
  return `${lines.join('\n\n')}\n`;
}

/** A list that is written as it is read. Each row shows what its columns are exported as, and nothing else. */
async function* jsonList(columns: Record<string, ColumnNote>, rows: AsyncIterable<Record<string, unknown>>) {
  const fields = Object.entries(columns).flatMap(([column, note]) =>
    note.is === 'exported' ? [{ column, as: note.as }] : [],
  );
  let before = '[\n';
  for await (const row of rows) {
    const shown = fields.map(({ column, as }) => {
      if (row[column] === undefined) throw new Error(`the rows of an export lack ${column}`);
      return [as, row[column]] as const;
    });
    yield `${before}${JSON.stringify(Object.fromEntries(shown), null, 2)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* bytesOf(texts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}
