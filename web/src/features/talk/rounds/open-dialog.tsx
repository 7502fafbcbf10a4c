import { roundRules } from '@firstlight/contract/rules.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { Round } from '@firstlight/contract/talk/rounds/rounds.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { Dialog, DialogClose } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { useRoundActs } from './rounds.api.ts';

interface OpenDialogProps {
  group: Group;
  round: Round;
  onClose: () => void;
}

/** A week, unless somebody says otherwise. */
const usual = '7';
const choices = Array.from({ length: roundRules.daysMax - roundRules.daysMin + 1 }, (_, index) =>
  String(roundRules.daysMin + index),
);

export function OpenDialog({ group, round, onClose }: OpenDialogProps) {
  const { t } = useTranslation('rounds');
  const { t: tRequest } = useTranslation('request');
  const formId = useId();
  const [days, setDays] = useState(usual);
  const { open } = useRoundActs(group.id);
  const { name } = round.project;
  const inWords = (count: string) => t('opening.day', { count: Number(count) });

  function submit(event: FormEvent): void {
    event.preventDefault();
    open.mutate(
      { roundId: round.id, days: Number(days) },
      {
        onSuccess: () => {
          onClose();
          showToast({ title: t('opening.done', { name }) });
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={t('opening.title', { name })}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('close')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="sun" loading={open.isPending}>
            {t('opening.submit', { shown: inWords(days) })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-ink-muted">{t('opening.lead', { count: roundRules.membersMin })}</p>
        <Field label={t('opening.days')} error={open.isError && errorMessage(tRequest, open.error)}>
          <Select
            value={days}
            onChange={setDays}
            options={choices.map((value) => ({ value, label: inWords(value) }))}
          />
        </Field>
      </form>
    </Dialog>
  );
}
