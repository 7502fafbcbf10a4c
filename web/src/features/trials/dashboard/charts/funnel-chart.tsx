import type { Ledger } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '../../../../ui/charts/scales.ts';
import { ChartFrame } from './chart-frame.tsx';

/** Shows how many people were shown a project, opened it, tested it and responded. */
export function FunnelChart({ ledger }: { ledger: Ledger }) {
  const { t, i18n } = useTranslation('dashboard');
  const { format } = new Intl.NumberFormat(i18n.language);
  const steps = [
    { label: t('ledger.shown'), count: ledger.shown },
    { label: t(ledger.leadsOut ? 'ledger.opened' : 'ledger.read'), count: ledger.opened },
    ...(ledger.leadsOut ? [{ label: t('ledger.tested'), count: ledger.tested }] : []),
    { label: t('ledger.skipped'), count: ledger.skipCount },
    { label: t('ledger.feedback'), count: ledger.feedbackCount },
  ];
  const longest = Math.max(...steps.map(({ count }) => count));
  return (
    <ChartFrame
      title={t('charts.funnel.title')}
      table={{
        head: [t('charts.step'), t('charts.peopleColumn')],
        rows: steps.map(({ label, count }) => [label, format(count)]),
      }}
    >
      {longest === 0 ? (
        <p className="text-ink-muted">{t('charts.funnel.empty')}</p>
      ) : (
        <ul className="flex flex-col gap-2.5 text-small">
          {steps.map(({ label, count }) => (
            <li key={label} className="grid grid-cols-[minmax(0,7.5rem)_1fr_auto] items-center gap-4">
              <span>{label}</span>
              <svg aria-hidden="true" width="100%" height="16">
                <rect
                  x="1"
                  y="1"
                  width={`${lengthOf(count, longest) * 0.97}%`}
                  height="14"
                  rx="3"
                  className="fill-chart-2"
                />
              </svg>
              <span className="min-w-11 text-right tabular-nums">{format(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </ChartFrame>
  );
}
