import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { Dialog, DialogClose } from '../../../ui/overlay/dialog.tsx';

interface DaysDialogProps {
  title: string;
  lead: string;
  min: number;
  max: number;
  opening: { isPending: boolean; isError: boolean; error: unknown };
  onSubmit: (days: number) => void;
  onClose: () => void;
}

/** A week, unless somebody says otherwise. */
const usual = 7;

/** For how long something is to be open. */
export function DaysDialog({ title, lead, min, max, opening, onSubmit, onClose }: DaysDialogProps) {
  const { t } = useTranslation('rounds');
  const { t: tRequest } = useTranslation('request');
  const formId = useId();
  const [days, setDays] = useState(String(usual));
  const inWords = (count: string) => t('opening.day', { count: Number(count) });
  const choices = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSubmit(Number(days));
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={title}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('close')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="sun" loading={opening.isPending}>
            {t('opening.submit', { shown: inWords(days) })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-ink-muted">{lead}</p>
        <Field label={t('opening.days')} error={opening.isError && errorMessage(tRequest, opening.error)}>
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
