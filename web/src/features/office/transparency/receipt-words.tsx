import type { PublicReceipt } from '@firstlight/contract/office/transparency/transparency.ts';
import { receiptHours } from '@firstlight/contract/office/transparency/transparency-rules.ts';
import { useTranslation } from 'react-i18next';

const longest = Math.max(...receiptHours);

/** Rule, step, hours and appeal, in a few short sentences. */
export function ReceiptWords({ receipt }: { receipt: PublicReceipt }) {
  const { t } = useTranslation('transparency');
  const { t: say } = useTranslation('sanctionStatements');
  const { withinHours } = receipt;
  const time =
    withinHours !== null &&
    (withinHours > 0 ? t('receipt.within', { count: withinHours }) : t('receipt.longer', { count: longest }));
  return (
    <p>
      <strong className="font-semibold">{say(`rules.${receipt.rule}.name`)}. </strong>
      <Outcome receipt={receipt} />{' '}
      <span className="text-ink-muted">
        {receipt.kind === 'decision' && `${t(`receipt.by.${receipt.by}`)} `}
        {time && `${time} `}
        {receipt.kind === 'decision' && t(`receipt.appeal.${receipt.appeal}`)}
      </span>
    </p>
  );
}

function Outcome({ receipt }: { receipt: PublicReceipt }) {
  const { t } = useTranslation('transparency');
  if (receipt.kind === 'report') return t(`receipt.result.${receipt.result}`);
  const { step, hours } = receipt;
  if (hours !== null && step === 'restriction') return t('receipt.restrictionFor', { count: hours });
  if (hours !== null && step === 'limit') return t('receipt.limitFor', { count: hours });
  return t(`receipt.step.${step}`);
}
