import type { Books as KeptBooks } from '@firstlight/contract/office/support/support.ts';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSiteDay } from '../../../lib/format-time.ts';
import { Covered } from './covered.tsx';
import { formatEuros } from './format-euros.ts';
import { monthName } from './month-name.ts';
import { Months } from './months.tsx';

/** The page is the ledger: what came in, what it cost, and what is left. */
export function Books({ books }: { books: KeptBooks }) {
  const { t, i18n } = useTranslation('support');
  const euros = (cents: number) => formatEuros(cents, i18n.language, { exact: true });
  const less = (cents: number) => `−${euros(cents)}`;
  const { month, supporters, costs, reconciledOn, months } = books;
  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="books-title">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-3">
          <h2 id="books-title" className="text-h2">
            {t('books.title', { month: monthName(month.month, i18n.language) })}
          </h2>
          <p className="flex items-center gap-1.5 font-semibold text-leaf text-small">
            {reconciledOn !== null && <Check aria-hidden="true" className="size-4" />}
            {reconciledOn === null
              ? t('books.notYet')
              : t('books.reconciled', { date: formatSiteDay(reconciledOn, i18n.language) })}
          </p>
        </div>
        <dl className="border-line border-t">
          <Row
            name={
              <>
                {t('books.received')}{' '}
                <span className="text-ink-muted text-small">
                  {month.received > 0 &&
                    (supporters === null ? t('books.fromFew') : t('books.from', { count: supporters }))}
                </span>
              </>
            }
            value={euros(month.received)}
          />
          <Row name={t('books.fees')} value={month.fees === 0 ? euros(0) : less(month.fees)} />
          {costs.map(({ words, cents }) => (
            <Row key={words} name={words} value={less(cents)} />
          ))}
          <div className="flex justify-between gap-4 border-ink-muted border-t py-2.5 font-semibold">
            <dt>{month.left < 0 ? t('books.short', { amount: euros(-month.left) }) : t('books.left')}</dt>
            <dd className="tabular-nums">{month.left < 0 ? less(-month.left) : euros(month.left)}</dd>
          </div>
        </dl>
      </section>
      {books.monthsCovered !== null && <Covered count={books.monthsCovered} inHand={books.inHand} />}
      {months.length > 1 && <Months months={months} />}
    </div>
  );
}

function Row({ name, value }: { name: ReactNode; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-line py-2.5 not-first:border-t">
      <dt>{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
