import { securityRules } from '@firstlight/contract/people/accounts/security-rules.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { useAddPasskey } from './passkeys.api.ts';
import { SavedMark } from './saved-mark.tsx';

/** `number` names the next one, unless its owner has a better name. */
export function AddPasskey({ number }: { number: number }) {
  const { t } = useTranslation('security');
  const [typed, setTyped] = useState('');
  const add = useAddPasskey();
  // The browser's word for a device that is among those we named.
  const isKnown = add.error?.name === 'InvalidStateError';
  const usual = t('passkeys.numbered', { number });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(typed.trim() || usual, { onSuccess: () => setTyped('') });
  };

  return (
    <form noValidate onSubmit={submit} className="flex max-w-form flex-col gap-4">
      <Field label={t('passkeys.name')} hint={t('passkeys.nameHint')} optional>
        <TextInput
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={usual}
          maxLength={securityRules.passkeyNameMax}
          autoComplete="off"
          enterKeyHint="done"
        />
      </Field>
      {add.isError &&
        (isApiError(add.error) ? (
          <AuthFailureNotice error={add.error} />
        ) : (
          <p role="alert" className="rounded-control bg-rose-soft px-4 py-3 text-rose">
            {t(isKnown ? 'passkeys.already' : 'passkeys.notMade')}
          </p>
        ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" loading={add.isPending}>
          {t('passkeys.add')}
        </Button>
        <SavedMark>{add.isSuccess && t('passkeys.added', { name: add.data.name })}</SavedMark>
      </div>
    </form>
  );
}
