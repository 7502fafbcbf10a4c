import { distributionMetricRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { SecondStepAgain } from '../features/people/accounts/sign-in/second-step-again.tsx';
import { SignedInOnly } from '../features/people/accounts/signed-in-only.tsx';
import { MetricsSection } from '../features/trials/distribution/metrics-section.tsx';
import { TriggerSection } from '../features/trials/distribution/trigger-section.tsx';
import { SkipTimeSection } from '../features/trials/feed/skip-time-section.tsx';
import { Badge } from '../ui/badge.tsx';
import { buttonClasses } from '../ui/button/button-classes.ts';
import { DawnSpinner } from '../ui/picture/dawn-spinner.tsx';
import { StateView } from '../ui/state/state-view.tsx';

export function Component() {
  return (
    <SignedInOnly waiting={<DawnSpinner />}>
      {(me) => {
        if (me.admin) return <Dashboard />;
        if (me.adminWaits === 'second_step') return <SecondStepNeeded />;
        if (me.adminWaits === 'sign_in') return <SecondStepAgain />;
        return <Navigate replace to="/unauthorized" />;
      }}
    </SignedInOnly>
  );
}

/** Whoever guesses or steals an admin's password must not have all that admins can do. */
function SecondStepNeeded() {
  const { t } = useTranslation('admin');
  return (
    <StateView
      kind="forbidden"
      headingLevel={1}
      title={t('secondStep.title')}
      actions={
        <Link to="/settings/security" className={buttonClasses({ variant: 'sun' })}>
          {t('secondStep.action')}
        </Link>
      }
    >
      {t('secondStep.body')}
    </StateView>
  );
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
      </header>
      <MetricsSection />
      <SkipTimeSection />
      <TriggerSection />
    </div>
  );
}
