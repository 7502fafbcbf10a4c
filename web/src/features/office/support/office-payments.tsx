import type { OfficePayment } from '@firstlight/contract/office/support/support-office.ts';
import { type RefundReason, refundReasons } from '@firstlight/contract/office/support/support-rules.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { formatMoment } from '../../../lib/format-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { RadioCards } from '../../../ui/field/radio-cards.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { formatEuros } from './format-euros.ts';
import { useCancelPledge, useRefund } from './support-office.api.ts';

/** By number, moment and amount: whose it is, nobody here is told. */
export function OfficePayments({ payments }: { payments: readonly OfficePayment[] }) {
  const { t } = useTranslation('support');
  return (
    <section aria-labelledby="office-payments" className="flex flex-col gap-3">
      <h2 id="office-payments" className="text-h3">
        {t('office.payments')}
      </h2>
      {payments.length === 0 && <p className="text-ink-muted">{t('office.none')}</p>}
      <ul className="border-line border-t">
        {payments.map((payment) => (
          <PaymentRow key={payment.chargeId} payment={payment} />
        ))}
      </ul>
    </section>
  );
}

function PaymentRow({ payment }: { payment: OfficePayment }) {
  const { t, i18n } = useTranslation('support');
  const { t: tRequest } = useTranslation('request');
  const [isAsking, setAsking] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const cancel = useCancelPledge();
  const euros = (cents: number) => formatEuros(cents, i18n.language, { exact: true });
  return (
    <li className="flex flex-col gap-3 border-line border-b py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="font-semibold tabular-nums">{euros(payment.cents)}</span>
        <span className="text-ink-muted text-small">{formatMoment(new Date(payment.at), i18n.language)}</span>
        <Badge>{t(`office.kinds.${payment.kind}`)}</Badge>
        <span className="text-small">{t(`manage.states.${payment.state}`)}</span>
        {payment.returned > 0 && (
          <Badge tone="gold">{t('office.refunded', { amount: euros(payment.returned) })}</Badge>
        )}
        <span className="ml-auto flex gap-2">
          {payment.canCancel && (
            <Button size="sm" onClick={() => setEnding(true)}>
              {t('office.cancel')}
            </Button>
          )}
          {payment.canRefund && !isAsking && (
            <Button size="sm" onClick={() => setAsking(true)}>
              {t('office.refund')}
            </Button>
          )}
        </span>
      </div>
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setEnding}
        title={t('office.cancelTitle', { amount: euros(payment.cents) })}
        confirmLabel={t('office.cancel')}
        onConfirm={() => cancel.mutateAsync(payment.pledgeId)}
      >
        <p>{t('office.cancelBody')}</p>
        {cancel.isError && (
          <p role="alert" className="text-rose">
            {t('office.failed')} {errorMessage(tRequest, cancel.error)}
          </p>
        )}
      </ConfirmDialog>
      {isAsking && <RefundForm payment={payment} onDone={() => setAsking(false)} />}
    </li>
  );
}

function RefundForm({ payment, onDone }: { payment: OfficePayment; onDone: () => void }) {
  const { t, i18n } = useTranslation('support');
  const { t: tRequest } = useTranslation('request');
  const [reason, setReason] = useState<RefundReason>('asked');
  const refund = useRefund();
  const amount = formatEuros(payment.cents - payment.returned, i18n.language, { exact: true });
  return (
    <div className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <h3 className="font-semibold">{t('office.refundTitle', { amount })}</h3>
      <p className="text-ink-muted text-small">{t('office.refundBody')}</p>
      <RadioCards
        legend={t('office.reason')}
        look="chip"
        value={reason}
        onChange={setReason}
        options={refundReasons.map((one) => ({ value: one, label: t(`office.reasons.${one}`) }))}
      />
      {refund.isError && (
        <p role="alert" className="text-rose text-small">
          {t('office.failed')} {errorMessage(tRequest, refund.error)}
        </p>
      )}
      <div className="flex gap-2">
        <Button
          variant="night"
          loading={refund.isPending}
          onClick={() => refund.mutate({ chargeId: payment.chargeId, reason }, { onSuccess: onDone })}
        >
          {t('office.confirm')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('office.keep')}
        </Button>
      </div>
    </div>
  );
}
