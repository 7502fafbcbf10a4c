import { caseHours } from '@firstlight/contract/office/cases/case-rules.ts';
import type { Tally } from '@firstlight/contract/office/transparency/transparency.ts';
import { decisionHours } from '@firstlight/contract/office/transparency/transparency-rules.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { ChartHead } from './chart-head.tsx';
import { useTallyWords } from './use-tally-words.ts';

const highest = 148;
/** As high as “a few” is drawn, openly: it is no height. */
const fewHeight = 8;

/** How many cases took how long; what took longer than promised stands in the other colour, after a line. */
export function HoursChart({ bands }: { bands: Tally[] | null }) {
  const { t } = useTranslation('transparency');
  return (
    <section aria-labelledby="hours-chart" className="flex min-w-0 flex-col gap-4">
      <ChartHead id="hours-chart" counted={t('charts.hours.counted')} question={t('charts.hours.question')} />
      {bands ? <Bands bands={bands} /> : <p className="text-small">{t('charts.hours.withheld')}</p>}
      <p className="text-ink-muted text-small">
        {t('charts.hours.promise', { hours: caseHours.ordinary, urgent: caseHours.danger })}
      </p>
    </section>
  );
}

function Bands({ bands }: { bands: Tally[] }) {
  const { t } = useTranslation('transparency');
  const words = useTallyWords();
  const most = Math.max(...bands.map(({ count }) => count), 1);
  const heightOf = ({ count, few }: Tally) =>
    count > 0 ? Math.max(fewHeight, (count / most) * highest) : few > 0 ? fewHeight : 0;
  return (
    <ul className="flex items-stretch border-line-strong border-b-0 text-small">
      {bands.map((tally, place) => (
        <li
          key={decisionHours[place] ?? 'longer'}
          className={clsx(
            'flex min-w-0 flex-1 flex-col justify-end',
            place === decisionHours.length && 'relative border-ink-muted border-l border-dashed',
          )}
        >
          <span className="order-1 px-0.5 pb-1 text-center text-[0.8125rem] tabular-nums leading-tight">
            {words(tally)}
          </span>
          <span className="order-2 block border-ink-muted border-b px-1">
            <svg aria-hidden="true" width="100%" height={heightOf(tally)} className="block">
              <rect
                x="0.75"
                y="0.75"
                width="calc(100% - 1.5px)"
                height={Math.max(0, heightOf(tally) - 0.75)}
                rx="3"
                strokeWidth="1.5"
                className={clsx(place === decisionHours.length ? 'text-chart-1' : 'text-chart-2')}
                fill={tally.count > 0 ? 'currentColor' : 'none'}
                stroke="currentColor"
                {...(tally.count === 0 && { strokeDasharray: '3 3' })}
              />
            </svg>
          </span>
          <span className="order-3 pt-1.5 text-center text-[0.8125rem] text-ink-muted tabular-nums">
            {place < decisionHours.length
              ? t('charts.hours.band', { from: decisionHours[place - 1] ?? 0, until: decisionHours[place] })
              : t('charts.hours.from', { hours: decisionHours.at(-1) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
