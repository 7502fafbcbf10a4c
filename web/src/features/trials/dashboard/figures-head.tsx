import type { Ledger } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../../ui/button/button-classes.ts';
import { csvAddress } from './dashboard.api.ts';
import { StateBadges } from './state-badges.tsx';

interface FiguresHeadProps {
  ledger: Ledger;
  /** What else the maker can do from here. */
  acts: ReactNode;
}

export function FiguresHead({ ledger, acts }: FiguresHeadProps) {
  const { t, i18n } = useTranslation('dashboard');
  const { id, name } = ledger;
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-h2 [overflow-wrap:anywhere]">{name}</h2>
        <StateBadges ledger={ledger} />
      </div>
      <div className="flex flex-wrap gap-2">
        {acts}
        <Link to={`/project/${id}`} className={buttonClasses({ size: 'sm' })}>
          {t('figures.page')}
        </Link>
        <a href={csvAddress(id, i18n.language)} download className={buttonClasses({ size: 'sm' })}>
          <Download aria-hidden="true" className="size-4" />
          {t('figures.export')}
        </a>
      </div>
    </header>
  );
}
