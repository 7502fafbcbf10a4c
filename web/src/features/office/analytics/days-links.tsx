import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import { analyticsSpans } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatShortSiteDay } from '../../../lib/format-time.ts';
import { chipClasses } from '../../../ui/chip-classes.ts';
import { type AskedDays, figuresFile } from './analytics.api.ts';

interface DaysLinksProps {
  asked: AskedDays;
  figures: Analytics | undefined;
}

/** Which days are told of; each choice has an address of its own. */
export function DaysLinks({ asked, figures }: DaysLinksProps) {
  const { t, i18n } = useTranslation('analytics');
  const day = (date: string) => formatShortSiteDay(date, i18n.language);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <nav aria-label={t('spans.label')} className="flex flex-wrap gap-2">
        {analyticsSpans.map((span) => (
          <Link
            key={span}
            to={`?${new URLSearchParams({ span, ...(asked.until && { until: asked.until }) })}`}
            preventScrollReset
            replace
            aria-current={span === asked.span ? 'true' : undefined}
            className={chipClasses()}
          >
            {t('spans.days', { count: Number(span) })}
          </Link>
        ))}
      </nav>
      {figures && (
        <p className="text-ink-muted text-small">
          {t('spans.dates', { from: day(figures.from), until: day(figures.until) })}
        </p>
      )}
      <a
        href={figuresFile(asked, i18n.language)}
        download
        className="link inline-flex min-h-8 items-center gap-1.5 text-small pointer-coarse:min-h-11"
      >
        <Download className="size-4" aria-hidden="true" />
        {t('csv.all')}
      </a>
    </div>
  );
}
