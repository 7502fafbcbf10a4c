import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLiveQuery } from '../../../lib/live/use-live-query.ts';
import { buttonClasses } from '../../../ui/button/button-classes.ts';
import { MoreButton } from '../../../ui/button/more-button.tsx';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { StateView } from '../../../ui/state/state-view.tsx';
import { byNeed } from './by-need.ts';
import { dashboardKey, ledgersQuery } from './dashboard.api.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { ProjectRow } from './project-row.tsx';

/** Every project of one's own in a row, what needs its maker first. */
export function MyProjects() {
  const { t } = useTranslation('dashboard');
  const list = useInfiniteQuery(ledgersQuery);
  useLiveQuery('me', 'notifications.changed', dashboardKey);
  if (list.isPending) return <DashboardSkeleton />;
  if (list.isError && !list.data) {
    return (
      <LoadFailure title={t('projects.failed')} error={list.error} onRetry={() => void list.refetch()} />
    );
  }
  const ledgers = list.data.pages.flatMap(({ items }) => items);
  const newest = ledgers[0];
  if (!newest) return <NothingPosted />;
  return (
    <section aria-labelledby="own-projects" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id="own-projects" className="text-h3">
          {t('projects.title')}
        </h2>
        {ledgers.length > 1 && <p className="text-ink-muted text-small">{t('projects.order')}</p>}
        <Link to="/your-projects" className="link ml-auto text-small">
          {t('projects.manage')}
        </Link>
      </header>
      <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-e1">
        {byNeed(ledgers).map((ledger) => (
          <ProjectRow key={ledger.id} ledger={ledger} isNewest={ledger.id === newest.id} />
        ))}
      </ul>
      <MoreButton list={list}>{t('more')}</MoreButton>
    </section>
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
