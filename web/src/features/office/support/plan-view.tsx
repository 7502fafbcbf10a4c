import type { Plan } from '@firstlight/contract/office/support/support.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hasCode } from '../../../lib/api/api-error.ts';
import { formatDay } from '../../../lib/format-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClasses } from '../../../ui/button/button-classes.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { formatEuros } from './format-euros.ts';
import { PlanLinkForm } from './plan-link-form.tsx';
import { useCancelPlan, useOpenPortal, usePlan } from './support.api.ts';

/** What the link of a receipt is about. Looking changes nothing; one button ends it. */
export function PlanView({ token }: { token: string }) {
  const { t } = useTranslation('support');
  const { data, error, refetch } = usePlan(token);
  if (hasCode(error, 'support.not_found') || hasCode(error, 'request.invalid'))
    return (
      <div className="flex flex-col gap-6">
        <header className="flex flex-col gap-3">
          <h1 className="text-h1">{t('manage.gone')}</h1>
          <p className="text-ink-muted text-lead">{t('manage.goneMore')}</p>
        </header>
        <PlanLinkForm />
      </div>
    );
  if (error && !data)
    return <LoadFailure title={t('own.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-h1">{t('manage.title')}</h1>
      {data ? <PlanCard plan={data} token={token} /> : <Skeleton className="h-72 w-full rounded-card" />}
    </div>
  );
}

function PlanCard({ plan, token }: { plan: Plan; token: string }) {
  const { t, i18n } = useTranslation('support');
  const cancel = useCancelPlan(token);
  const portal = useOpenPortal(token);
  const amount = formatEuros(plan.cents, i18n.language, { exact: true });
  const isMonthly = plan.kind === 'monthly';
  const isOver = plan.state === 'cancelling' || plan.state === 'ended';
  return (
    <>
      <Card as="section" aria-labelledby="plan-amount" className="flex flex-col gap-4 sm:p-6">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="plan-amount" className="text-h2">
            {t(isMonthly ? 'manage.monthly' : 'manage.once', { amount })}
          </h2>
          <Badge tone={plan.state === 'past_due' ? 'rose' : isOver ? 'neutral' : 'leaf'} size="md">
            {t(`manage.states.${plan.state}`)}
          </Badge>
        </div>
        <div aria-live="polite" className="text-ink-muted">
          {plan.nextChargeAt && (
            <p>{t('manage.next', { date: formatDay(new Date(plan.nextChargeAt), i18n.language) })}</p>
          )}
          {plan.state === 'past_due' && <p>{t('manage.pastDue')}</p>}
          {isOver && <p>{t('manage.cancelled')}</p>}
        </div>
        {(cancel.isError || portal.isError) && (
          <p role="alert" className="rounded-control bg-rose-soft px-4 py-3 text-rose">
            {t('manage.failed')}
          </p>
        )}
        {(plan.canCancel || plan.canChangeCard) && (
          <div className="flex flex-wrap gap-3">
            {plan.canCancel && (
              <Button variant="night" loading={cancel.isPending} onClick={() => cancel.mutate()}>
                {t('manage.cancel')}
              </Button>
            )}
            {plan.canChangeCard && (
              <Button loading={portal.isPending || portal.isSuccess} onClick={() => portal.mutate()}>
                {t('manage.card')}
              </Button>
            )}
          </div>
        )}
        {plan.canCancel && <p className="text-ink-muted text-small">{t('manage.cancelHint')}</p>}
        {isOver && (
          <Link to="/support" className={`${buttonClasses()} self-start`}>
            {t('manage.again')}
          </Link>
        )}
      </Card>
      <Payments payments={plan.payments} />
    </>
  );
}

function Payments({ payments }: { payments: Plan['payments'] }) {
  const { t, i18n } = useTranslation('support');
  const euros = (cents: number) => formatEuros(cents, i18n.language, { exact: true });
  return (
    <section aria-labelledby="payments-title" className="flex flex-col gap-3">
      <h2 id="payments-title" className="text-h3">
        {t('manage.payments')}
      </h2>
      {payments.length === 0 && <p className="text-ink-muted">{t('manage.none')}</p>}
      <ul className="border-line border-t">
        {payments.map(({ at, cents, returned }) => (
          <li key={at} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2.5">
            <span>{formatDay(new Date(at), i18n.language)}</span>
            <span className="tabular-nums">
              {euros(cents)}
              {returned > 0 && (
                <span className="ml-3 text-ink-muted">
                  {t('manage.returned', { amount: euros(returned) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
