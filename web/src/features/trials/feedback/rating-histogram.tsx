import { useTranslation } from 'react-i18next';

/**
 * How often each rating was given; the figures are text, so that the drawing is never the only source. The rating
 * itself stands with the project's facts: it is weighed against the site's mean, which these bars are not.
 */
export function RatingHistogram({ ratings }: { ratings: readonly number[] }) {
  const { t } = useTranslation('feedback');
  const most = Math.max(...ratings);
  if (most === 0) return null;
  return (
    <figure className="flex max-w-96 flex-col gap-2">
      <figcaption id="ratings-caption" className="log text-ink-muted">
        {t('histogram.label')}
      </figcaption>
      <ul aria-labelledby="ratings-caption" className="flex flex-col gap-1 text-small">
        {ratings
          .map((count, index) => ({ sun: index + 1, count }))
          .toReversed()
          .map(({ sun, count }) => (
            <li key={sun} className="grid grid-cols-[1rem_1fr_2rem] items-center gap-3">
              <span className="sr-only">{t('histogram.row', { sun, count })}</span>
              <span aria-hidden="true" className="text-right tabular-nums">
                {sun}
              </span>
              <svg aria-hidden="true" width="100%" height="10">
                <rect width="100%" height="10" rx="3" className="fill-sunken" />
                <rect width={`${(count / most) * 100}%`} height="10" rx="3" className="fill-chart-1" />
              </svg>
              <span aria-hidden="true" className="text-ink-muted tabular-nums">
                {count}
              </span>
            </li>
          ))}
      </ul>
    </figure>
  );
}
