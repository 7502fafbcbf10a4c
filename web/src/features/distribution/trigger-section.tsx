import type { DistributionRun } from '@firstlight/contract/distribution.ts';
import { offerRules } from '@firstlight/contract/distribution-rules.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { useStartRun } from './distribution.api.ts';
import { LatestRun } from './latest-run.tsx';
import { RunCounts } from './run-counts.tsx';

/** A dry run first, which shows what a run would do; then the run. */
export function TriggerSection() {
  const { t } = useTranslation('admin');
  const start = useStartRun();
  const isBusy = (dryRun: boolean) => start.isPending && start.variables.dryRun === dryRun;
  const trial = start.data?.isDryRun ? start.data : undefined;
  return (
    <section aria-labelledby="run-title" className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h2 id="run-title" className="text-h2">
          {t('run.title')}
        </h2>
        <p className="prose-width text-ink-muted">{t('run.lead', { minutes: offerRules.runEveryMinutes })}</p>
      </div>
      {trial && <Trial run={trial} />}
      {start.isError && <FailureNotice title={t('run.triggerFailed')} error={start.error} />}
      <div className="flex flex-wrap gap-3">
        <Button loading={isBusy(true)} onClick={() => start.mutate({ dryRun: true })}>
          {t(trial ? 'run.tryAgain' : 'run.try')}
        </Button>
        {(trial || isBusy(false)) && (
          <Button variant="sun" loading={isBusy(false)} onClick={() => start.mutate({ dryRun: false })}>
            {t('run.start')}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {start.data && t(`run.said.${start.data.isDryRun ? 'tried' : start.data.state}`, { ...start.data })}
      </p>
      <LatestRun />
    </section>
  );
}

function Trial({ run }: { run: DistributionRun }) {
  const { t } = useTranslation('admin');
  const { quietFromHour: from, quietUntilHour: until } = offerRules;
  return (
    <Card as="section" aria-labelledby="trial-title" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 id="trial-title" className="text-h3">
          {t('run.trial')}
        </h3>
        <p className="text-ink-muted text-small">{t('run.unchanged')}</p>
      </div>
      <RunCounts run={run} />
      {run.offers === 0 && <p className="prose-width text-ink-muted">{t('run.nobody', { from, until })}</p>}
    </Card>
  );
}
