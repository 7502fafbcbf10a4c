import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SignedInOnly } from '../features/people/accounts/signed-in-only.tsx';
import { DashboardSkeleton } from '../features/trials/dashboard/dashboard-skeleton.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { CreatorView } from './dashboard/creator-view.tsx';
import { TesterView } from './dashboard/tester-view.tsx';
import { dashboardViews, useDashboardView } from './dashboard/use-dashboard-view.ts';

export function Component() {
  const { t } = useTranslation('dashboard');
  return (
    <div className="mx-auto grid max-w-browse grid-cols-1 gap-y-4 *:col-span-full md:grid-cols-[1fr_auto] md:gap-y-6">
      <h1 className="col-span-1! text-h1 max-md:text-h2">{t('title')}</h1>
      <SignedInOnly waiting={<DashboardSkeleton />}>{(me) => <Views me={me} />}</SignedInOnly>
    </div>
  );
}

/** Makers see their projects and testers their feedback; who is both chooses. */
function Views({ me }: { me: Me }) {
  const { t } = useTranslation('dashboard');
  const { shown, choose } = useDashboardView(me.role);
  if (me.role !== 'both') return <OneView me={me} shown={shown} />;
  return (
    // The tabs stand on the title's line where there is room.
    <Tabs
      className="contents *:col-span-full *:[[role=tablist]]:col-span-1 *:[[role=tablist]]:self-end"
      label={t('views.label')}
      tabs={dashboardViews.map((value) => ({ value, label: t(`views.${value}`) }))}
      value={shown}
      onChange={choose}
    >
      <TabPanel value="projects" className="pt-0!">
        <CreatorView me={me} />
      </TabPanel>
      <TabPanel value="feedback" className="pt-0!">
        <TesterView />
      </TabPanel>
    </Tabs>
  );
}

/** Roles change, and what somebody did under another one is still theirs: a quiet way leads there. */
function OneView({ me, shown }: { me: Me; shown: (typeof dashboardViews)[number] }) {
  const { t } = useTranslation('dashboard');
  const other = shown === 'projects' ? 'feedback' : 'projects';
  return (
    <>
      {shown === 'projects' ? <CreatorView me={me} /> : <TesterView />}
      <p>
        <Link to={`?view=${other}`} className="link text-small">
          {t(`views.${other}Too`)}
        </Link>
      </p>
    </>
  );
}
