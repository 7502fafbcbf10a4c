import type { Ledger } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { usePeople } from './use-people.ts';

/** What was measured, in the notation of a log. */
export function LedgerFacts({ ledger }: { ledger: Ledger }) {
  const { t, i18n } = useTranslation('dashboard');
  const people = usePeople();
  const oneDigit = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const facts = [
    { label: t('ledger.shown'), value: people.bare(ledger.shown) },
    { label: t(ledger.leadsOut ? 'ledger.opened' : 'ledger.read'), value: people.bare(ledger.opened) },
    ...(ledger.leadsOut ? [{ label: t('ledger.tested'), value: people.bare(ledger.tested) }] : []),
    { label: t('ledger.skipped'), value: people.bare(ledger.skipped) },
    {
      label: t('ledger.feedback'),
      value: people.bare(ledger.feedback),
      more: ledger.uncounted > 0 ? t('ledger.uncounted', { count: ledger.uncounted }) : undefined,
    },
    {
      label: t('ledger.rating'),
      value: ledger.rating === null ? t('ledger.noRating') : `${oneDigit.format(ledger.rating)}/5`,
    },
  ];
  return (
    <dl
      aria-label={t('ledger.label')}
      className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-6"
    >
      {facts.map(({ label, value, more }) => (
        <div key={label} className="flex flex-col gap-1">
          <dt className="log text-ink-muted">{label}</dt>
          <dd className="font-display text-h3 tabular-nums">
            {/* A word in the place of a figure is as wide as its column. */}
            {/\d/.test(value) ? value : <span className="whitespace-nowrap text-body">{value}</span>}
            {more && <span className="block font-normal font-text text-ink-faint text-small">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
