import { useTranslation } from 'react-i18next';
import { localeOf } from '../../../lib/language/locale-of.ts';

export interface Edition {
  version?: string;
  /** ISO, without a time. */
  date: string;
  /** A first edition is dated; a page that is kept current is updated. */
  wording: 'dated' | 'updated';
}

export function EditionLine({ edition }: { edition: Edition }) {
  const { t, i18n } = useTranslation('prose');
  // A date without a time is midnight UTC: west of Greenwich it would otherwise print as the day before.
  const day = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="log flex flex-wrap gap-x-2 text-ink-muted">
      {edition.version && (
        <>
          <span>{t('version', { version: edition.version })}</span>
          <span aria-hidden="true">·</span>
        </>
      )}
      <time dateTime={edition.date}>{t(edition.wording, { date: day.format(new Date(edition.date)) })}</time>
    </p>
  );
}
