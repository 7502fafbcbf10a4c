import {
  type TransparencySpan,
  transparencySpans,
} from '@firstlight/contract/office/transparency/transparency-rules.ts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatSiteDay } from '../../../lib/format-time.ts';
import { chipClasses } from '../../../ui/chip-classes.ts';
import { figuresAddress } from './transparency.api.ts';

interface SpanLinksProps {
  span: TransparencySpan;
  dates: { from: string; until: string };
}

/** Which quarters are told of; each has an address of its own. */
export function SpanLinks({ span, dates }: SpanLinksProps) {
  const { t, i18n } = useTranslation('transparency');
  const day = (date: string) => formatSiteDay(date, i18n.language);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <nav aria-label={t('spans.label')} className="flex flex-wrap gap-2">
        {transparencySpans.map((one) => (
          <Link
            key={one}
            to={`/transparency?span=${one}`}
            preventScrollReset
            replace
            aria-current={one === span ? 'true' : undefined}
            className={chipClasses()}
          >
            {t(`spans.${one}`)}
          </Link>
        ))}
      </nav>
      <p className="text-ink-muted text-small">
        {t('dates', { from: day(dates.from), until: day(dates.until) })}
      </p>
      <a
        href={figuresAddress(i18n.language)}
        download
        className="link ml-auto inline-flex min-h-8 items-center gap-1.5 text-small pointer-coarse:min-h-11"
      >
        <Download className="size-4" aria-hidden="true" />
        {t('download')}
      </a>
    </div>
  );
}
