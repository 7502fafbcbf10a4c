import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface ChartFrameProps {
  title: string;
  /** What stands beside the title: a choice of span, for example. */
  aside?: ReactNode;
  table: { head: readonly string[]; rows: readonly (readonly string[])[] };
  children: ReactNode;
}

/** A drawing and, one press away, the same as a table: nobody has to see a line to know what it says. */
export function ChartFrame({ title, aside, table, children }: ChartFrameProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="text-h3">
          {title}
        </h3>
        {aside}
      </header>
      {children}
      <details className="text-small">
        <summary className="link w-fit">{t('charts.table')}</summary>
        <table className="mt-3 w-full text-left tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-line border-b">
              {table.head.map((label) => (
                <th key={label} scope="col" className="py-1.5 pr-4 font-semibold">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([first = '', ...cells]) => (
              <tr key={first} className="border-line border-b">
                <th scope="row" className="py-1.5 pr-4 font-medium">
                  {first}
                </th>
                {cells.map((cell, column) => (
                  <td key={table.head[column + 1]} className="py-1.5 pr-4">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
