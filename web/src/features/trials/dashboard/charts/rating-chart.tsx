import type { Figures } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDays } from '../use-days.ts';
import { ChangeMark, ChangeMarks } from './change-marks.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { ratingTable } from './rating-table.ts';
import { depthOf, positionOf, stepsOf } from './scales.ts';

const height = 160;
const suns = [5, 4, 3, 2, 1];

/** The rating as it was shown, with the days on which its maker changed something. */
export function RatingChart({ history, span }: { history: Figures['history']; span: ReactNode }) {
  const { t, i18n } = useTranslation('dashboard');
  const { short, long } = useDays();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const { before, days, changes } = history;
  const first = before ?? days[0]?.rating;
  const last = days.at(-1)?.rating ?? before;
  const table = ratingTable(history, {
    head: {
      day: t('charts.day'),
      rating: t('charts.rating'),
      came: t('charts.came'),
      change: t('charts.change'),
    },
    changes: { edit: t('charts.changes.edit'), iteration: t('charts.changes.iteration') },
    day: long,
    number: number.format,
  });
  return (
    <ChartFrame title={t('charts.history.title')} aside={span} table={table}>
      {first === undefined ? (
        <p className="text-ink-muted">{t('charts.history.empty')}</p>
      ) : (
        <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-ink-muted text-small">
          <div aria-hidden="true" className="-my-2.5 flex flex-col justify-between tabular-nums">
            {suns.map((sun) => (
              <span key={sun}>{sun}</span>
            ))}
          </div>
          <svg
            role="img"
            aria-label={t('charts.history.drawn', {
              from: short(history.from),
              until: short(history.until),
              first: number.format(first),
              last: number.format(last ?? first),
            })}
            width="100%"
            height={height}
            className="block overflow-visible"
          >
            {suns.map((sun) => (
              <line
                key={sun}
                x2="100%"
                y1={depthOf(sun, height)}
                y2={depthOf(sun, height)}
                className="stroke-line"
              />
            ))}
            <ChangeMarks history={history} height={height} />
            {stepsOf(history, height).map(({ x1, x2, y1, y2 }) => (
              <line
                key={`${x1} ${y1} ${x2} ${y2}`}
                x1={`${x1}%`}
                x2={`${x2}%`}
                y1={y1}
                y2={y2}
                strokeWidth="2.5"
                strokeLinecap="round"
                className="stroke-chart-1"
              />
            ))}
            {days.map(({ day, rating }) => (
              <circle
                key={day}
                cx={`${positionOf(day, history)}%`}
                cy={depthOf(rating, height)}
                r="4"
                strokeWidth="2"
                className="fill-surface stroke-chart-1"
              />
            ))}
          </svg>
          <p aria-hidden="true" className="col-start-2 mt-2 flex justify-between gap-4">
            <span>{short(history.from)}</span>
            <span>{short(history.until)}</span>
          </p>
          {changes.length > 0 && <Legend />}
        </div>
      )}
    </ChartFrame>
  );
}

function Legend() {
  const { t } = useTranslation('dashboard');
  return (
    <p aria-hidden="true" className="col-start-2 flex flex-wrap gap-x-5 gap-y-1">
      {(['iteration', 'edit'] as const).map((kind) => (
        <span key={kind} className="inline-flex items-center gap-2">
          <svg aria-hidden="true" width="12" height="12" className="overflow-visible">
            <ChangeMark kind={kind} x="6" y={6} />
          </svg>
          {t(`charts.changes.${kind}`)}
        </span>
      ))}
    </p>
  );
}
