import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlay/dialog.tsx';
import { useInviteActs } from './doors.api.ts';

const dayChoices = [1, 7, 30] as const;
const useChoices = [0, 1, 5, 25, 100] as const;

/** A code for whoever has it, or for one person, who is told and for whom it works once. */
export function InviteDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const { t } = useTranslation('groups');
  const { t: tUi } = useTranslation('ui');
  const { t: tRequest } = useTranslation('request');
  const formId = useId();
  const { make } = useInviteActs(group.id);
  const [username, setUsername] = useState('');
  const [days, setDays] = useState('7');
  const [uses, setUses] = useState('0');
  const person = username.trim().replace(/^@/, '').toLowerCase();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const most = Number(uses);
    make.mutate(
      { days: Number(days), ...(person ? { username: person } : most > 0 && { uses: most }) },
      { onSuccess: onClose },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={t('invites.make')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{tUi('confirm.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="sun" loading={make.isPending}>
            {t('invites.form.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label={t('invites.form.person')}
          hint={t('invites.form.personHint')}
          error={make.isError && errorMessage(tRequest, make.error)}
        >
          <TextInput
            value={username}
            prefix="@"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={50}
            onChange={(event) => {
              setUsername(event.target.value);
              make.reset();
            }}
          />
        </Field>
        <Field label={t('invites.form.days')}>
          <Select
            options={dayChoices.map((count) => ({
              value: String(count),
              label: t('invites.form.daysChoice', { count }),
            }))}
            value={days}
            onChange={setDays}
          />
        </Field>
        {!person && (
          <Field label={t('invites.form.uses')}>
            <Select
              options={useChoices.map((count) => ({
                value: String(count),
                label: count === 0 ? t('invites.form.usesAny') : t('invites.form.usesChoice', { count }),
              }))}
              value={uses}
              onChange={setUses}
            />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
