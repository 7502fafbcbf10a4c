import {
  type UnmaskingGround,
  unmaskingGrounds,
  unmaskingRules,
} from '@firstlight/contract/office/cases/unmasking-rules.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../ui/field/checkbox.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { RadioCards } from '../../../../ui/field/radio-cards.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { type OpenState, SendDialog } from '../pane/send-dialog.tsx';
import { useAskUnmasking } from './unmaskings.api.ts';

/** A ground and a reason, for another admin to weigh. Nothing is chosen beforehand. */
export function AskUnmaskingDialog({ caseId, ...openState }: OpenState & { caseId: string }) {
  const { t } = useTranslation('moderator');
  const [ground, setGround] = useState<UnmaskingGround | null>(null);
  const [isSecret, setSecret] = useState(false);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const ask = useAskUnmasking();
  const isShort = text.trim().length < unmaskingRules.textMin;
  const send = () => {
    setChecked(true);
    if (!ground || isShort) return;
    const input = { caseId, ground, isSecret: isSecret && ground === 'court_order', text: text.trim() };
    ask.mutate(input, {
      onSuccess: () => {
        setText('');
        openState.onOpenChange(false);
      },
    });
  };
  return (
    <SendDialog
      {...openState}
      title={t('unmasking.dialog')}
      description={t('unmasking.explained', {
        hours: unmaskingRules.seenHours,
        days: unmaskingRules.toldAfterDays,
      })}
      send={t('unmasking.send')}
      sending={ask}
      onSend={send}
    >
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
    </SendDialog>
  );
}
