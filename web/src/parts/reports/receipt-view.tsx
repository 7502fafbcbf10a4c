import type { Receipt } from '@firstlight/contract/office/cases/reports.ts';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatSiteDay } from '../../lib/format-time.ts';
import { Button } from '../../ui/button/button.tsx';
import { FailureNotice } from '../../ui/state/failure-notice.tsx';
import { useBlocking } from '../blocks/use-blocking.ts';
import type { Reported } from './reported.ts';
import { useWithdraw } from './reports.api.ts';

interface ReceiptViewProps {
  receipt: Receipt;
  reported: Reported;
  isGuest: boolean;
}

/** What happens now, step by step, with the moment by which somebody will have looked. */
export function ReceiptView({ receipt, reported, isGuest }: ReceiptViewProps) {
  const { t, i18n } = useTranslation('reports');
  const [isBlocked, setBlocked] = useState(false);
  const { block } = useBlocking();
  const { decidedBefore } = receipt;
  const { person } = reported;
  if (decidedBefore) {
    const values = { day: formatSiteDay(decidedBefore.on, i18n.language) };
    return <p>{t(`receipt.decided.${decidedBefore.outcome}`, values)}</p>;
  }
  return (
    <div className="flex flex-col gap-4">
      <ol className="flex flex-col">
        <Stage
          isDone
          title={t('receipt.received')}
          when={formatMoment(new Date(receipt.receivedAt), i18n.language)}
        >
          {t('receipt.copy')}
        </Stage>
        <Stage
          title={t('receipt.read')}
          when={t('receipt.by', { moment: formatMoment(new Date(receipt.dueAt), i18n.language) })}
        />
        <Stage title={t('receipt.hear')} isLast>
          {t(isGuest ? 'receipt.hearGuest' : 'receipt.hearMember')}
        </Stage>
      </ol>
      {!isGuest && person && (
        <p className="rounded-control bg-sunken px-3 py-2 text-small">
          {isBlocked ? (
            t('receipt.blocked', { name: person.name })
          ) : (
            <>
              {t('receipt.mayBlock')}{' '}
              <Button
                size="sm"
                variant="link"
                onClick={() => {
                  setBlocked(true);
                  void block(person);
                }}
              >
                {t('receipt.block', { name: person.name })}
              </Button>
            </>
          )}
        </p>
      )}
    </div>
  );
}

interface StageProps {
  title: string;
  when?: string;
  isDone?: boolean;
  isLast?: boolean;
  children?: ReactNode;
}

function Stage({ title, when, isDone = false, isLast = false, children }: StageProps) {
  return (
    <li className="relative flex gap-3 pb-4 last:pb-0">
      {!isLast && <span aria-hidden="true" className="absolute top-4 bottom-0 left-[5px] w-px bg-line" />}
      <span
        aria-hidden="true"
        className={clsx(
          'mt-1.5 size-2.5 shrink-0 rounded-full border',
          isDone ? 'border-leaf bg-leaf' : 'border-line-strong',
        )}
      />
      <div>
        <p>
          <span className="font-semibold">{title}</span> {when}
        </p>
        {children && <p className="text-ink-muted text-small">{children}</p>}
      </div>
    </li>
  );
}

/** Done is the way on; a member may still take the report back. */
export function ReceiptFooter({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const { t } = useTranslation('reports');
  const withdraw = useWithdraw();
  const { id } = receipt;
  return (
    <>
      {withdraw.isError && <FailureNotice title={t('withdrawFailed')} error={withdraw.error} />}
      {receipt.can.withdraw && id && (
        <Button
          variant="ghost"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate(id, { onSuccess: onClose })}
        >
          {t('withdraw')}
        </Button>
      )}
      <Button variant="night" className="max-sm:flex-1" onClick={onClose}>
        {t('done')}
      </Button>
    </>
  );
}
