import type { Subscription } from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatSiteDay } from '../../../lib/format-time.ts';
import { Card } from '../../../ui/card.tsx';

/** What comes next, and since when it was asked for. */
export function NextCard({ subscription: { nextAt, language, since } }: { subscription: Subscription }) {
  const { t, i18n } = useTranslation('newsletter');
  return (
    <div className="flex flex-col gap-4">
      <Card as="section" className="flex flex-col gap-1" aria-live="polite">
        {nextAt ? (
          <>
            <p className="log text-ink-muted">{t('manage.next')}</p>
            <h2 className="text-h3">{formatMoment(new Date(nextAt), i18n.language)}</h2>
            <p className="text-ink-muted text-small">{t(`manage.inLanguage.${language}`)}</p>
          </>
        ) : (
          <>
            <h2 className="text-h3">{t('manage.none')}</h2>
            <p className="text-ink-muted text-small">{t('manage.noneHint')}</p>
          </>
        )}
      </Card>
      {since && nextAt && (
        <p className="text-ink-faint text-small">
          {t('manage.since', { date: formatSiteDay(since, i18n.language) })}
        </p>
      )}
    </div>
  );
}
