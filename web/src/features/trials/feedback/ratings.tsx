import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { feedbackOf } from './feedback.api.ts';

/** Shows how often each rating was given. The counts are text, so that the drawing is never the only source. */
export function Ratings({ projectId }: { projectId: string }) {
  const { t } = useTranslation('feedback');
  const ratings = useInfiniteQuery(feedbackOf(projectId)).data?.pages[0]?.ratings;
  const most = Math.max(...(ratings ?? [0]));
  if (!ratings || most === 0) return null;
  return (
    <ul aria-label={t('histogram.label')} className="flex flex-col gap-0.5 text-small">
      {ratings
        .map((count, index) => ({ sun: index + 1, count }))
        .toReversed()
        .map(({ sun, count }) => (
          <li key={sun} className="grid grid-cols-[1rem_1fr_2rem] items-center gap-2.5">
            <span className="sr-only">{t('histogram.row', { sun, count })}</span>
            <span aria-hidden="true" className="tabular-nums">
              {sun}
            </span>
            <svg aria-hidden="true" width="100%" height="8">
              <rect width="100%" height="8" rx="2" className="fill-sunken" />
              <rect width={`${(count / most) * 100}%`} height="8" rx="2" className="fill-ink-muted" />
            </svg>
            <span aria-hidden="true" className="text-right text-ink-muted tabular-nums">
              {count}
            </span>
          </li>
        ))}
    </ul>
  );
}
