import { useTranslation } from 'react-i18next';
import { formatEuros } from './format-euros.ts';
import { monthAhead } from './month-name.ts';

const year = 12;
const ground = 24;

/** Twelve ticks from today, and the sun at the month up to which the costs are paid; below the line where they are not. */
export function Covered({ count, inHand }: { count: number; inHand: number }) {
  const { t, i18n } = useTranslation('support');
  const reached = Math.min(count, year);
  const at = (month: number) => `${4 + (month / year) * 92}%`;
  const isShort = inHand < 0;
  return (
    <section aria-labelledby="covered-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="covered-title" className="text-h3">
          {count >= year
            ? t('books.coveredYear')
            : count === 0
              ? t('books.coveredNone')
              : t('books.covered', { count })}
        </h2>
        <p className="text-ink-muted text-small">
          {t('books.inHand', { amount: formatEuros(inHand, i18n.language, { exact: true }) })}
        </p>
      </div>
      <svg aria-hidden="true" width="100%" height={ground + 20} className="mt-3 block">
        <circle
          cx={at(reached)}
          cy={isShort ? ground + 12 : ground - 6}
          r="12"
          className="fill-sun stroke-sun-edge"
        />
        <rect y={ground} width="100%" height="20" className={isShort ? 'fill-transparent' : 'fill-canvas'} />
        <line x1="4%" x2="96%" y1={ground} y2={ground} className="stroke-ink" strokeWidth="1.5" />
        {Array.from({ length: year + 1 }, (_, month) => month).map((month) => (
          <line
            key={month}
            x1={at(month)}
            x2={at(month)}
            y1={ground}
            y2={ground + (month % 6 === 0 ? 10 : 6)}
            className="stroke-ink"
          />
        ))}
      </svg>
      <p aria-hidden="true" className="log flex justify-between text-ink-muted">
        <span>{t('books.today')}</span>
        {reached > 1 && reached < year - 1 && (
          <span className="font-semibold text-ink">{monthAhead(reached, i18n.language)}</span>
        )}
        <span>{t('books.year')}</span>
      </p>
    </section>
  );
}
