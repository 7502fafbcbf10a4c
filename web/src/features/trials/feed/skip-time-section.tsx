import { skipTimeRules } from '@firstlight/contract/trials/feed/feed-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { skipTimesQuery } from './skip-times.api.ts';

/** For admins: whether a skip is as quick as its dialog says. */
export function SkipTimeSection() {
  const { t } = useTranslation('admin');
  return (
    <section aria-labelledby="skip-time-title" className="flex flex-col gap-4">
      <h2 id="skip-time-title" className="text-h2">
        {t('skipTime.title')}
      </h2>
      <Figure />
    </section>
  );
}

function Figure() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useQuery(skipTimesQuery);
  const { goalSeconds, toldFrom, windowDays, secondsMax } = skipTimeRules;
  if (error && !data) {
    return (
      <LoadFailure
        headingLevel={3}
        title={t('metrics.failed')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-40 rounded-card sm:max-w-100" />;
  const definition = { goal: goalSeconds, days: windowDays, max: secondsMax, from: toldFrom };
  return (
    <Card className="flex flex-col gap-3 sm:max-w-100">
      <h3 className="log text-ink-muted">{t('skipTime.name')}</h3>
      <p className="font-display text-h1 tabular-nums">
        {data.median === null ? t('noFigure') : t('skipTime.seconds', { figure: data.median })}
      </p>
      <p className="-mt-2 text-ink-muted text-small">{t('skipTime.of', { count: data.count })}</p>
      <p className="text-ink-muted text-small">{t('skipTime.definition', definition)}</p>
    </Card>
  );
}
