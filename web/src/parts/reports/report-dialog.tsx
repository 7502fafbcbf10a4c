import { promisedHours } from '@firstlight/contract/office/cases/case-rules.ts';
import type { Receipt } from '@firstlight/contract/office/cases/reports.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '../../lib/visitor.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogClose } from '../../ui/overlay/dialog.tsx';
import { FailureNotice } from '../../ui/state/failure-notice.tsx';
import { ReceiptFooter, ReceiptView } from './receipt-view.tsx';
import { emptyReport, faultsIn, formFrom, type ReportDraft } from './report-draft.ts';
import { ReportFields } from './report-fields.tsx';
import type { Reported } from './reported.ts';
import { useSendReport } from './reports.api.ts';

interface ReportDialogProps {
  reported: Reported;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Signed in or not: what is wrong, in one look; then a receipt in its place. What was typed stays until it is sent. */
export function ReportDialog({ reported, open, onOpenChange }: ReportDialogProps) {
  const { t } = useTranslation('reports');
  const { t: tCommon } = useTranslation();
  const id = useId();
  const isGuest = useVisitor() !== 'member';
  const [draft, setDraft] = useState(emptyReport);
  const [isChecked, setChecked] = useState(false);
  const [receipt, setReceipt] = useState<Receipt>();
  const send = useSendReport();
  const change = (next: Partial<ReportDraft>) => setDraft((known) => ({ ...known, ...next }));
  const faults = faultsIn(draft, isGuest);

  const submit = () => {
    setChecked(true);
    if (faults.length > 0 || !draft.reason) return;
    send.mutate(formFrom({ ...draft, reason: draft.reason }, reported, isGuest), {
      onSuccess: (given) => {
        setReceipt(given);
        setDraft(emptyReport);
        setChecked(false);
      },
    });
  };
  const toggle = (isOpen: boolean) => {
    // The next report begins with the form again.
    if (!isOpen && receipt) setReceipt(undefined);
    onOpenChange(isOpen);
  };
  if (receipt) {
    return (
      <Dialog
        open={open}
        onOpenChange={toggle}
        title={<ReceiptTitle receipt={receipt} />}
        footer={<ReceiptFooter receipt={receipt} onClose={() => toggle(false)} />}
      >
        <ReceiptView receipt={receipt} reported={reported} isGuest={isGuest} />
      </Dialog>
    );
  }
  const hours = promisedHours({ ...draft, reason: draft.reason ?? 'other' });
  const { person } = reported;
  return (
    <Dialog
      open={open}
      onOpenChange={toggle}
      lasting
      title={tCommon(`report.${reported.kind}`)}
      description={
        <>
          {t('lead', { count: hours })} {person ? t('untold', { name: person.name }) : t('untoldAnyone')}
          {(reported.kind === 'direct_message' || reported.kind === 'channel_message') &&
            ` ${t(`along.${reported.kind}`)}`}
        </>
      }
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} variant="sun" loading={send.isPending} className="max-sm:flex-1">
            {t('send')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex flex-col gap-4"
      >
        <ReportFields draft={draft} onChange={change} isGuest={isGuest} faults={isChecked ? faults : []} />
        {send.isPaused && (
          <p role="status" className="text-ink-muted text-small">
            {t('waiting')}
          </p>
        )}
        {send.isError && <FailureNotice hasText title={t('failed')} error={send.error} />}
      </form>
    </Dialog>
  );
}

function ReceiptTitle({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('reports');
  return (
    <>
      {receipt.reference && (
        <span className="log block font-normal text-ink-muted">
          {t('receipt.reference', { reference: receipt.reference })}
        </span>
      )}
      {t(receipt.decidedBefore ? 'receipt.before' : receipt.already ? 'receipt.already' : 'receipt.thanks')}
    </>
  );
}
