import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartTable, type Twin } from '../../../../ui/charts/chart-table.tsx';

interface ChartFrameProps {
  title: string;
  /** What stands beside the title: a choice of span, for example. */
  aside?: ReactNode;
  table: Twin;
  children: ReactNode;
}

/** A drawing with its title, and the same as a table. */
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
      <ChartTable caption={title} opens={t('charts.table')} {...table} />
    </section>
  );
}
