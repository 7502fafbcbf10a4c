import { distributionMetricRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MetricsSection } from '../features/trials/distribution/metrics-section.tsx';
import { TriggerSection } from '../features/trials/distribution/trigger-section.tsx';
import { SkipTimeSection } from '../features/trials/feed/skip-time-section.tsx';
import { Badge } from '../ui/badge.tsx';
import { buttonClasses } from '../ui/button/button-classes.ts';
import { AdminOnly } from './admin/admin-only.tsx';

export function Component() {
  return <AdminOnly>{() => <Dashboard />}</AdminOnly>;
}

function Dashboard() {
  const { t } = useTranslation('admin');
  return (
    <div className="mx-auto flex max-w-browse flex-col gap-10">
      <header className="flex flex-col items-start gap-3">
        <Badge tone="night">{t('tag')}</Badge>
        <h1 tabIndex={-1} className="text-h1">
          {t('title')}
        </h1>
        <p className="prose-width text-ink-muted text-lead">
          {t('lead', { days: distributionMetricRules.windowDays })}
        </p>
        <Link to="/admin/moderation" className={buttonClasses()}>
          <Scale aria-hidden="true" className="size-4.5 stroke-[1.75]" />
          {t('moderation')}
        </Link>
      </header>
      <MetricsSection />
      <SkipTimeSection />
      <TriggerSection />
    </div>
  );
}
