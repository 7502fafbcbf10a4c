import { distributionMetricRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { useTranslation } from 'react-i18next';
import { AlarmsCard } from '../features/office/alarms/alarms-card.tsx';
import { DueCard } from '../features/office/cases/overview/due-card.tsx';
import { DueHead } from '../features/office/cases/overview/due-head.tsx';
import { MetricsSection } from '../features/trials/distribution/metrics-section.tsx';
import { TriggerSection } from '../features/trials/distribution/trigger-section.tsx';
import { SkipTimeSection } from '../features/trials/feed/skip-time-section.tsx';
import { AdminOnly } from './admin/admin-only.tsx';

export function Component() {
  return <AdminOnly>{() => <Dashboard />}</AdminOnly>;
}

/** What is due, what alarms, and then how the product is doing. */
function Dashboard() {
  const { t } = useTranslation('admin');
  return (
    <div className="mx-auto flex max-w-browse flex-col gap-10">
      <div className="flex flex-col gap-5">
        <DueHead name={t('title')} />
        <div className="grid items-stretch gap-5 lg:grid-cols-2">
          <DueCard />
          <AlarmsCard />
        </div>
      </div>
      <MetricsSection lead={t('lead', { days: distributionMetricRules.windowDays })} />
      <SkipTimeSection />
      <TriggerSection />
    </div>
  );
}
