import {
  chosenProjectsMax,
  type DistributionRun,
} from '@firstlight/contract/trials/distribution/distribution.ts';
import { offerRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Textarea } from '../../../ui/field/textarea.tsx';
import { FailureNotice } from '../../../ui/state/failure-notice.tsx';
import { chosenProjects } from './chosen-projects.ts';
import { useStartRun } from './distribution.api.ts';
import { LatestRun } from './latest-run.tsx';
import { RunCounts } from './run-counts.tsx';

/** A dry run first, which shows what a run would do; then the run. */
export function TriggerSection() {
  const { t } = useTranslation('admin');
  const start = useStartRun();
  const [written, setWritten] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const press = (dryRun: boolean) => {
    const projectIds = chosenProjects(written);
    setUnreadable(projectIds === undefined);
    if (projectIds) start.mutate({ dryRun, projectIds });
  };
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
      <Field
        label={t('run.chosen')}
        optional
        hint={t('run.chosenHint', { max: chosenProjectsMax })}
        error={isUnreadable && t('run.chosenWrong', { max: chosenProjectsMax })}
        className="prose-width"
      >
        <Textarea
          value={written}
          rows={2}
          spellCheck={false}
          onChange={(event) => {
            setWritten(event.currentTarget.value);
            setUnreadable(false);
            // What was tried was tried for others.
            start.reset();
          }}
        />
      </Field>
      {trial && <Trial run={trial} />}
      {start.isError && <FailureNotice title={t('run.triggerFailed')} error={start.error} />}
      <div className="flex flex-wrap gap-3">
        <Button loading={isBusy(true)} onClick={() => press(true)}>
          {t(trial ? 'run.tryAgain' : 'run.try')}
        </Button>
        {(trial || isBusy(false)) && (
          <Button variant="sun" loading={isBusy(false)} onClick={() => press(false)}>
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
