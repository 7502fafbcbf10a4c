import { Readable } from 'node:stream';
import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { Language } from '@firstlight/contract/languages.ts';
import type { exportNotes as endpoint } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { dashboardLimits } from '@firstlight/contract/trials/dashboard/dashboard-limits.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Context, Member } from '../../../core/context.ts';
import { type FileBody, fileBody } from '../../../core/http/files/file-body.ts';
import { translate } from '../../../core/translate.ts';
import { listMakersNotes, type MakersNote } from '../feedback/list-makers-notes.ts';
import { findLedgerRow } from './dashboard.queries.ts';
import { printCsv } from './print-csv.ts';

const columns = [
  ...['kind', 'tester', 'when', 'rating', 'reason', 'text', 'answers', 'evidence', 'counts', 'mark'],
] as const;

/** What the maker can read on the site, and not a byte more, for the programs they like to read it in. */
export async function exportNotes(
  ctx: Context<Member>,
  { projectId, language = ctx.language }: InputOf<typeof endpoint>,
): Promise<FileBody> {
  if (!(await findLedgerRow(ctx.db, ctx.actor.id, projectId))) throw new AppError('projects.not_found');
  const rows: (string | number)[][] = [columns.map((name) => say(language, `columns.${name}`))];
  for await (const note of listMakersNotes(ctx, projectId)) {
    if (rows.length > dashboardLimits.exportedNotes) break;
    rows.push(cellsOf(note, language));
  }
  const bytes = Buffer.from(printCsv(rows, language));
  const today = ctx.now().toISOString().slice(0, 10);
  return fileBody({
    downloadAs: `firstlight-notes-${today}.csv`,
    stream: Readable.from([bytes]),
    bytes: bytes.length,
  });
}

function cellsOf(note: MakersNote, language: Language): (string | number)[] {
  if (note.kind === 'quick') {
    const reason = translate(language, 'dashboard', `reasons.${note.reason}`);
    return [say(language, 'kinds.quick'), note.tester, note.day, '', reason, note.text, '', '', '', ''];
  }
  return [
    say(language, 'kinds.full'),
    note.tester,
    note.day,
    note.rating,
    '',
    note.text,
    note.answers.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n'),
    say(language, `evidence.${note.evidence}`),
    say(language, note.isCounted ? 'counted' : 'uncounted'),
    note.mark ? say(language, `marks.${note.mark}`) : '',
  ];
}

function say(language: Language, key: string, values: Record<string, string> = {}): string {
  return translate(language, 'dashboard', `csv.${key}`, values);
}
