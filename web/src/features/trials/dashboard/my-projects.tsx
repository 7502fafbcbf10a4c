import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../../ui/button/button-classes.ts';
import { MoreButton } from '../../../ui/button/more-button.tsx';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { StateView } from '../../../ui/state/state-view.tsx';
import { ledgersQuery } from './dashboard.api.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { LedgerCard } from './ledger-card.tsx';

/** Every project of one's own, with how it was met. */
export function MyProjects() {
  const { t } = useTranslation('dashboard');
  const list = useInfiniteQuery(ledgersQuery);
  if (list.isPending) return <DashboardSkeleton />;
  if (list.isError && !list.data) {
    return (
      <LoadFailure title={t('projects.failed')} error={list.error} onRetry={() => void list.refetch()} />
    );
  }
  const ledgers = list.data.pages.flatMap(({ items }) => items);
  if (ledgers.length === 0) return <NothingPosted />;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-muted">{t('projects.lead')}</p>
        <Link to="/your-projects" className="link text-small">
          {t('projects.manage')}
        </Link>
      </div>
      <ul className="flex flex-col gap-4">
        {ledgers.map((ledger) => (
          <li key={ledger.id}>
            <LedgerCard ledger={ledger} />
          </li>
        ))}
      </ul>
      <MoreButton list={list}>{t('more')}</MoreButton>
    </div>
  );
}

function NothingPosted() {
  const { t } = useTranslation('dashboard');
  return (
    <StateView
      kind="empty"
      title={t('projects.empty')}
      actions={
        <Link to="/post-project" className={buttonClasses({ variant: 'sun' })}>
          {t('projects.post')}
        </Link>
      }
    >
      <p>{t('projects.emptyHint')}</p>
    </StateView>
  );
}
