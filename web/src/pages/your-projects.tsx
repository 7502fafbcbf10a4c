import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SignedInOnly } from '../features/people/accounts/signed-in-only.tsx';
import { OwnDrafts } from '../features/showcase/projects/drafts/own-drafts.tsx';
import { DeletedProjects } from '../features/showcase/projects/own/deleted-projects.tsx';
import { LiveProjects } from '../features/showcase/projects/own/live-projects.tsx';
import { RowSkeleton } from '../ui/state/skeleton.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';

const tabs = ['live', 'drafts', 'deleted'] as const;

export function Component() {
  const { t } = useTranslation('ownProjects');
  return (
    <div className="mx-auto flex max-w-browse flex-col gap-6">
      {/* Rail and tabs have the way to post another one. */}
      <header className="flex flex-col gap-2">
        <h1 className="text-h1 max-md:text-h2">{t('title')}</h1>
        <p className="text-ink-muted">{t('lead')}</p>
      </header>
      <SignedInOnly waiting={<RowSkeleton />}>{() => <Lists />}</SignedInOnly>
    </div>
  );
}

function Lists() {
  const { t } = useTranslation('ownProjects');
  const [search, setSearch] = useSearchParams();
  const shown = tabs.find((tab) => tab === search.get('show')) ?? 'live';
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      value={shown}
      onChange={(next) => setSearch(next === 'live' ? {} : { show: next }, { preventScrollReset: true })}
    >
      <TabPanel value="live">
        <LiveProjects />
      </TabPanel>
      <TabPanel value="drafts">
        <OwnDrafts />
      </TabPanel>
      <TabPanel value="deleted">
        <DeletedProjects />
      </TabPanel>
    </Tabs>
  );
}
