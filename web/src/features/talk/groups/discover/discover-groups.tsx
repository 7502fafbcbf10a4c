import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { MoreButton } from '../../../../ui/button/more-button.tsx';
import { LoadFailure } from '../../../../ui/state/load-failure.tsx';
import { RowSkeleton } from '../../../../ui/state/skeleton.tsx';
import { StateView } from '../../../../ui/state/state-view.tsx';
import { discoveredGroups, ownGroups } from '../groups.api.ts';
import { DiscoverBar } from './discover-bar.tsx';
import { GroupRow } from './group-row.tsx';
import { useDiscoverFilter } from './use-discover-filter.ts';

/** Groups that anybody may find. */
export function DiscoverGroups({ onCreate }: { onCreate: () => void }) {
  const { filter, change } = useDiscoverFilter();
  return (
    <div className="flex flex-col gap-4">
      <DiscoverBar filter={filter} onChange={change} />
      <Found onCreate={onCreate} />
    </div>
  );
}

function Found({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('groups');
  const { filter } = useDiscoverFilter();
  const list = useInfiniteQuery(discoveredGroups(filter));
  const own = useQuery(ownGroups);
  if (list.isPending) return <GroupsSkeleton />;
  if (!list.data) {
    return <LoadFailure title={t('loadFailed')} error={list.error} onRetry={() => void list.refetch()} />;
  }
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    const isFiltered = Boolean(filter.query || filter.category);
    return (
      <StateView
        kind="empty"
        title={t(isFiltered ? 'discover.nothing.title' : 'discover.empty.title')}
        actions={<Button onClick={onCreate}>{t('create.open')}</Button>}
      >
        <p>{t(isFiltered ? 'discover.nothing.body' : 'discover.empty.body')}</p>
      </StateView>
    );
  }
  return (
    <>
      <ul aria-label={t('tabs.discover')} className="flex flex-col gap-3">
        {items.map((group) => (
          <li key={group.id}>
            <GroupRow group={group} own={own.data?.items.find(({ id }) => id === group.id)} />
          </li>
        ))}
      </ul>
      <MoreButton list={list}>{t('discover.more')}</MoreButton>
    </>
  );
}

export function GroupsSkeleton() {
  const { t } = useTranslation('groups');
  return (
    <div role="status" className="appear-late flex flex-col gap-3">
      <span className="sr-only">{t('loading')}</span>
      {[0, 1, 2].map((row) => (
        <RowSkeleton key={row} />
      ))}
    </div>
  );
}
