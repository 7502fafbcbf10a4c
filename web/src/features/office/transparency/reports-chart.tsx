import type { Tally, TransparencyFigures } from '@firstlight/contract/office/transparency/transparency.ts';
import { useTranslation } from 'react-i18next';
import { ChartHead } from './chart-head.tsx';
import { isNothing } from './tallies.ts';
import { useTallyWords } from './use-tally-words.ts';

/** Where “a few” would end, if it were drawn. */
const fewDrawnAs = 4;

/** Bars in one hue, the longest first; “a few” is an open shape, since it is no length. */
export function ReportsChart({ reports }: { reports: TransparencyFigures['reports'] }) {
  const { t } = useTranslation('transparency');
  const { t: say } = useTranslation('sanctionStatements');
  const words = useTallyWords();
  const shown = reports
    .filter(({ tally }) => !isNothing(tally))
    .toSorted((one, other) => lengthOf(other.tally) - lengthOf(one.tally));
  const longest = Math.max(...shown.map(({ tally }) => lengthOf(tally)), 1);
  return (
    <section aria-labelledby="reports-chart" className="flex min-w-0 flex-col gap-4">
      <ChartHead
        id="reports-chart"
        counted={t('charts.reports.counted')}
        question={t('charts.reports.question')}
      />
      <ul className="flex flex-col gap-2.5 text-small">
        {shown.map(({ reason, tally }) => (
          <li
            key={reason}
            className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)_minmax(2.5rem,auto)] items-center gap-3"
          >
            <span>{say(`rules.${reason}.name`)}</span>
            <Bar tally={tally} share={lengthOf(tally) / longest} />
            <span className="text-right tabular-nums">{words(tally)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const lengthOf = ({ count, few }: Tally) => (count > 0 ? count : few * fewDrawnAs);

function Bar({ tally, share }: { tally: Tally; share: number }) {
  const width = `${Math.max(2, share * 98)}%`;
  return (
    <svg aria-hidden="true" width="100%" height="16">
      {tally.count > 0 ? (
        <rect y="1" width={width} height="14" rx="3" className="fill-chart-2" />
      ) : (
        <rect
          x="1"
          y="1.5"
          width={width}
          height="13"
          rx="3"
          strokeWidth="1.5"
          strokeDasharray="3 3"
          className="fill-none stroke-chart-2"
        />
      )}
    </svg>
  );
}
