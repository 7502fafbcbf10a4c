import type { Figures } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import type { SkipDiagnosis } from '@firstlight/contract/trials/iterations/iterations.ts';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '../../../../ui/charts/scales.ts';
import { ChartFrame } from './chart-frame.tsx';

interface ReasonsChartProps {
  reasons: NonNullable<Figures['reasons']>;
  /** Of other projects in its categories; unknown while there are few. */
  medians: SkipDiagnosis['medians'];
  chosen: SkipReason | undefined;
  onChoose: (reason: SkipReason) => void;
}

/** Sorted bars in one hue, each a way to the notes behind it, with a tick where other projects stand. */
export function ReasonsChart({ reasons, medians, chosen, onChoose }: ReasonsChartProps) {
  const { t, i18n } = useTranslation('dashboard');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const sorted = reasons.toSorted((one, other) => other.count - one.count);
  const all = sorted.reduce((sum, { count }) => sum + count, 0);
  const medianOf = (reason: SkipReason) => medians?.find((median) => median.reason === reason)?.share;
  const longest = Math.max(
    ...sorted.map(({ reason, count }) => Math.max(count / all, medianOf(reason) ?? 0)),
    0,
  );
  return (
    <ChartFrame
      title={t('charts.reasons.title')}
      table={{
        head: [
          t('charts.reason'),
          t('charts.times'),
          t('charts.share'),
          ...(medians ? [t('charts.reasons.median')] : []),
        ],
        rows: sorted.map(({ reason, count }) => [
          t(`reasons.${reason}`),
          String(count),
          percent.format(count / all),
          ...(medians ? [percent.format(medianOf(reason) ?? 0)] : []),
        ]),
      }}
    >
      <p className="text-ink-muted text-small">
        {t('charts.reasons.choose')} {medians && t('charts.reasons.tick')}
      </p>
      <ul className="-mx-2 flex flex-col text-small">
        {sorted.map(({ reason, count }) => (
          <li key={reason}>
            <button
              type="button"
              aria-pressed={reason === chosen}
              aria-label={t('charts.reasons.notes', { reason: t(`reasons.${reason}`) })}
              onClick={() => onChoose(reason)}
              className="grid min-h-10 w-full grid-cols-[minmax(0,7.5rem)_1fr_3rem] items-center gap-4 rounded-control px-2 text-left hover:bg-sunken aria-pressed:bg-sunken"
            >
              <span>{t(`reasons.${reason}`)}</span>
              <Bar share={count / all} median={medianOf(reason)} longest={longest} />
              <span className="text-right tabular-nums">{percent.format(count / all)}</span>
            </button>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}

function Bar({ share, median, longest }: { share: number; median: number | undefined; longest: number }) {
  // A little short of the full width, so that the tick of the longest is still drawn.
  const place = (value: number) => `${lengthOf(value, longest) * 0.97}%`;
  return (
    <svg aria-hidden="true" width="100%" height="20">
      <rect y="3" width={place(share)} height="14" rx="3" className="fill-chart-1" />
      {median !== undefined && (
        <line x1={place(median)} x2={place(median)} y2="20" strokeWidth="2" className="stroke-current" />
      )}
    </svg>
  );
}
