import type { Ledger } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { usePeople } from './use-people.ts';

/** Shows how many people a project reached. */
export function LedgerFacts({ ledger }: { ledger: Ledger }) {
  const { t } = useTranslation('dashboard');
  const people = usePeople();
  const facts = [
    { label: t('ledger.shown'), value: people.bare(ledger.shown) },
    { label: t(ledger.leadsOut ? 'ledger.opened' : 'ledger.read'), value: people.bare(ledger.opened) },
    ...(ledger.leadsOut ? [{ label: t('ledger.tested'), value: people.bare(ledger.tested) }] : []),
  ];
  return (
    <dl aria-label={t('ledger.label')} className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col gap-1">
          <dt className="log text-ink-muted">{label}</dt>
          <dd className="font-display text-h3 tabular-nums">
            {/* A word in the place of a figure is as wide as its column. */}
            {/\d/.test(value) ? value : <span className="whitespace-nowrap text-body">{value}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
