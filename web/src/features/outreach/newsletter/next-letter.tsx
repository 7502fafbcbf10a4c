import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatMoment } from '../../../lib/format-time.ts';
import { newsletterQuery } from './newsletter.api.ts';

/** In the reader's own time. */
export function NextLetter() {
  const { t, i18n } = useTranslation('newsletter');
  const { data } = useQuery(newsletterQuery);
  if (!data) return <p className="min-h-6" />;
  const at = new Date(data.nextWeekly);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-muted text-small">
      <Clock aria-hidden="true" className="size-4" />
      <strong className="font-semibold text-ink">{t('manage.next')}</strong>
      <time dateTime={data.nextWeekly}>{formatMoment(at, i18n.language)}</time>
      <span>({formatAgo(at, new Date(), i18n.language)})</span>
    </p>
  );
}
