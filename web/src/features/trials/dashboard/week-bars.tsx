import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

const height = 30;
const width = 104;

/** Feedback by week, this one last: the same numbers that everybody can count on the project's page. */
export function WeekBars({ weeks }: { weeks: readonly number[] }) {
  const { t } = useTranslation('dashboard');
  const most = Math.max(...weeks, 1);
  const step = width / weeks.length;
  const now = weeks.at(-1) ?? 0;
  return (
    <figure>
      <svg
        role="img"
        aria-label={t('weeks.label', { counts: weeks.join(', ') })}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        className="block"
      >
        {weeks.map((count, place) => {
          const tall = count === 0 ? 1.5 : Math.max((count / most) * height, 3);
          return (
            <rect
              key={place}
              x={place * step + 2}
              y={height - tall}
              width={step - 5}
              height={tall}
              className={clsx(place === weeks.length - 1 ? 'fill-chart-1' : 'fill-chart-3')}
            />
          );
        })}
      </svg>
      <figcaption className="text-ink-muted text-small">
        {now === 0 ? t('weeks.quiet') : t('weeks.now', { count: now })}
      </figcaption>
    </figure>
  );
}
