import type { MonthLine } from '@firstlight/contract/office/support/support.ts';
import { useTranslation } from 'react-i18next';
import { ScrollTable } from '../../../ui/scroll-table.tsx';
import { formatEuros } from './format-euros.ts';
import { monthName } from './month-name.ts';
import { ledgerAddress } from './support.api.ts';

const height = 120;

/** What came in after fees, as bars, against what the month cost, as a line over each. */
export function Months({ months }: { months: readonly MonthLine[] }) {
  const { t, i18n } = useTranslation('support');
  const highest = Math.max(...months.map(({ received, fees, costs }) => Math.max(received - fees, costs)), 1);
  const at = (cents: number) => Math.max(0, (cents / highest) * (height - 8));
  const width = 100 / months.length;
  return (
    <section aria-labelledby="months-title" className="flex flex-col gap-3">
      <h2 id="months-title" className="text-h3">
        {t('books.months')}
      </h2>
      <svg aria-hidden="true" width="100%" height={height + 22} className="block">
        {months.map(({ month, received, fees, costs }, place) => {
          const net = at(received - fees);
          return (
            <g key={month}>
              <rect
                x={`${place * width + width * 0.1}%`}
                y={height - net}
                width={`${width * 0.8}%`}
                height={net}
                rx="3"
                className="fill-chart-2"
              />
              <rect
                x={`${place * width}%`}
                y={height - at(costs) - 2.5}
                width={`${width}%`}
                height="5"
                className="fill-canvas"
              />
              <line
                x1={`${place * width}%`}
                x2={`${(place + 1) * width}%`}
                y1={height - at(costs)}
                y2={height - at(costs)}
                className="stroke-ink"
                strokeWidth="1.5"
              />
              <text
                x={`${(place + 0.5) * width}%`}
                y={height + 18}
                textAnchor="middle"
                className="fill-ink-muted text-[0.75rem]"
              >
                {monthName(month, i18n.language, 'short')}
              </text>
            </g>
          );
        })}
        <line x1="0" x2="100%" y1={height} y2={height} className="stroke-ink-muted" />
      </svg>
      <p aria-hidden="true" className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-muted text-small">
        <span className="flex items-center gap-2">
          <span className="size-2.5 rounded-kbd bg-chart-2" />
          {t('books.receivedNet')}
        </span>
        <span className="flex items-center gap-2">
          <span className="w-4 border-ink-muted border-t" />
          {t('books.costs')}
        </span>
      </p>
      <details>
        <summary className="link w-fit cursor-pointer">{t('books.table')}</summary>
        <MonthTable months={months} />
      </details>
      <a href={ledgerAddress} className="link w-fit">
        {t('books.csv')}
      </a>
    </section>
  );
}

function MonthTable({ months }: { months: readonly MonthLine[] }) {
  const { t, i18n } = useTranslation('support');
  const columns = ['received', 'fees', 'costs', 'left'] as const;
  return (
    <ScrollTable label={t('books.months')}>
      <thead>
        <tr className="border-line-strong border-b text-left">
          <th scope="col" className="py-2 pr-4 font-semibold">
            {t('books.columns.month')}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pl-4 text-right font-semibold">
              {t(`books.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((line) => (
          <tr key={line.month} className="border-line border-b">
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              {monthName(line.month, i18n.language)} {line.month.slice(0, 4)}
            </th>
            {columns.map((column) => (
              <td key={column} className="py-2 pl-4 text-right tabular-nums">
                {formatEuros(line[column], i18n.language, { exact: true })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
