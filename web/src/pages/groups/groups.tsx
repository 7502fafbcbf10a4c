import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SignedInOnly } from '../../features/people/accounts/signed-in-only.tsx';
import { CreateGroup } from '../../features/talk/groups/create/create-group.tsx';
import { DiscoverGroups, GroupsSkeleton } from '../../features/talk/groups/discover/discover-groups.tsx';
import { JoinWithCode } from '../../features/talk/groups/doors/join-with-code.tsx';
import { hearOfGroups, ownGroups } from '../../features/talk/groups/groups.api.ts';
import { OwnGroupsList } from '../../features/talk/groups/own-groups-list.tsx';
import { useTopic } from '../../lib/live/use-topic.ts';
import { Button } from '../../ui/button/button.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';

export function Component() {
  const [parameters] = useSearchParams();
  return (
    <SignedInOnly
      waiting={<GroupsSkeleton />}
      notice={parameters.has('create') ? 'groupNeedsAccount' : undefined}
    >
      {() => <Groups />}
    </SignedInOnly>
  );
}

/** Discover and one's own; which of them, and whether one is making a group, is in the address. */
function Groups() {
  const { t } = useTranslation('groups');
  const queries = useQueryClient();
  const [parameters, setParameters] = useSearchParams();
  const own = useQuery(ownGroups);
  const hear = () => void hearOfGroups(queries);
  useTopic('me', { 'groups.membership_changed': hear, missed: hear });
  const tab = parameters.get('tab') === 'mine' ? 'mine' : 'discover';
  const change = (name: string, value: string | undefined, replace = false) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true, replace },
    );
  const create = () => change('create', parameters.get('category') ?? '');
  const asked = parameters.get('create');
  return (
    <div className="mx-auto flex max-w-browse flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-h1">
          {t('title')}
        </h1>
        <div className="flex flex-wrap gap-3">
          <Popover title={t('code.open')} align="end" trigger={<Button>{t('code.open')}</Button>}>
            <JoinWithCode />
          </Popover>
          <Button variant="sun" onClick={create}>
            <Plus aria-hidden="true" className="size-4.5 shrink-0" />
            {t('create.open')}
          </Button>
        </div>
      </header>
      <Tabs
        label={t('title')}
        tabs={[
          { value: 'discover', label: t('tabs.discover') },
          { value: 'mine', label: t('tabs.own'), ...(own.data && { count: own.data.items.length }) },
        ]}
        value={tab}
        onChange={(next) => change('tab', next === 'mine' ? 'mine' : undefined)}
      >
        <TabPanel value="discover" className="pt-5">
          <DiscoverGroups onCreate={create} />
        </TabPanel>
        <TabPanel value="mine" className="pt-5">
          <OwnGroupsList />
        </TabPanel>
      </Tabs>
      {asked !== null && (
        <CreateGroup
          category={categories.find((one) => one === asked)}
          onClose={() => change('create', undefined, true)}
        />
      )}
    </div>
  );
}
