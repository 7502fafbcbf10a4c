import type { Ledger } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { useTranslation } from 'react-i18next';

/** Shows how many people a project reached. */
export function LedgerFacts({ ledger }: { ledger: Ledger }) {
  const { t, i18n } = useTranslation('dashboard');
  const { format } = new Intl.NumberFormat(i18n.language);
  const facts = [
    { label: t('ledger.shown'), value: format(ledger.shown) },
    { label: t(ledger.leadsOut ? 'ledger.opened' : 'ledger.read'), value: format(ledger.opened) },
    ...(ledger.leadsOut ? [{ label: t('ledger.tested'), value: format(ledger.tested) }] : []),
  ];
  return (
    <dl aria-label={t('ledger.label')} className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col gap-1">
          <dt className="log text-ink-muted">{label}</dt>
          <dd className="font-display text-h3 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
