import type { CaseNote } from '@firstlight/contract/office/cases/cases.ts';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatRecent } from '../../../../lib/format-time.ts';
import { Part } from './part.tsx';

/** What admins told each other about it. Nobody else reads it. */
export function NoteList({ notes }: { notes: readonly CaseNote[] }) {
  const { t, i18n } = useTranslation('moderator');
  if (notes.length === 0) return null;
  return (
    <Part title={t('notes.title')}>
      <ul className="flex flex-col gap-2 text-small">
        {notes.map((note) => (
          <li key={note.id} className="rounded-control bg-gold-soft px-3 py-2">
            <p className="whitespace-pre-line break-words">{note.text}</p>
            <p className="text-[0.8125rem] text-ink-muted">
              {note.by ?? t('someAdmin')} ·{' '}
              <time dateTime={note.writtenAt} title={formatMoment(new Date(note.writtenAt), i18n.language)}>
                {formatRecent(new Date(note.writtenAt), i18n.language)}
              </time>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
