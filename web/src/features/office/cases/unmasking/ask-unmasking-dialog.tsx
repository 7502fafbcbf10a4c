import {
  type UnmaskingGround,
  unmaskingGrounds,
  unmaskingRules,
} from '@firstlight/contract/office/cases/unmasking-rules.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { Checkbox } from '../../../../ui/field/checkbox.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { RadioCards } from '../../../../ui/field/radio-cards.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlay/dialog.tsx';
import { FailureNotice } from '../../../../ui/state/failure-notice.tsx';
import { useAskUnmasking } from './unmaskings.api.ts';

interface AskUnmaskingDialogProps {
  caseId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A ground and a reason, for another admin to weigh. Nothing is chosen beforehand. */
export function AskUnmaskingDialog({ caseId, open, onOpenChange }: AskUnmaskingDialogProps) {
  const { t } = useTranslation('moderator');
  const id = useId();
  const [ground, setGround] = useState<UnmaskingGround | null>(null);
  const [isSecret, setSecret] = useState(false);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const ask = useAskUnmasking();
  const isShort = text.trim().length < unmaskingRules.textMin;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!ground || isShort) return;
    const input = { caseId, ground, isSecret: isSecret && ground === 'court_order', text: text.trim() };
    ask.mutate(input, {
      onSuccess: () => {
        setText('');
        onOpenChange(false);
      },
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('unmasking.dialog')}
      description={t('unmasking.explained', {
        hours: unmaskingRules.seenHours,
        days: unmaskingRules.toldAfterDays,
      })}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('notes.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} variant="night" loading={ask.isPending}>
            {t('unmasking.send')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send} noValidate className="flex flex-col gap-4">
        <RadioCards
          legend={t('unmasking.ground')}
          look="plain"
          value={ground}
          onChange={setGround}
          error={isChecked && !ground && t('unmasking.groundMissing')}
          options={unmaskingGrounds.map((value) => ({ value, label: t(`unmasking.grounds.${value}`) }))}
        />
        {ground === 'court_order' && (
          <Checkbox checked={isSecret} onChange={setSecret} label={t('unmasking.secretChoice')} />
        )}
        <Field
          label={t('unmasking.reason')}
          hint={t('unmasking.reasonHint')}
          error={isChecked && isShort && t('appeal.answerShort', { count: unmaskingRules.textMin })}
        >
          <Textarea
            value={text}
            rows={4}
            limit={unmaskingRules.textMax}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        {ask.isError && <FailureNotice title={t('notSent')} error={ask.error} />}
      </form>
    </Dialog>
  );
}
