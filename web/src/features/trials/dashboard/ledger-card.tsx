import type { Ledger } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { LedgerFacts } from './ledger-facts.tsx';
import { MinimumMeter } from './minimum-meter.tsx';
import { StateBadges } from './state-badges.tsx';

/** One project in the list; the whole card leads to its figures. */
export function LedgerCard({ ledger }: { ledger: Ledger }) {
  const { t } = useTranslation('dashboard');
  const { id, name } = ledger;
  return (
    <Card as="article" interactive className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="min-w-0 text-h3 [overflow-wrap:anywhere]">
          <Link
            to={`?project=${id}`}
            aria-label={t('projects.open', { name })}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </Link>
        </h2>
        <StateBadges ledger={ledger} />
      </header>
      <LedgerFacts ledger={ledger} />
      <MinimumMeter minimum={ledger.minimum} look="inline" />
    </Card>
  );
}
