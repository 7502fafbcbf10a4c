import type { Passkey } from '@firstlight/contract/people/accounts/passkeys.ts';
import { securityRules } from '@firstlight/contract/people/accounts/security-rules.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { useRenamePasskey } from './passkeys.api.ts';

interface RenamePasskeyProps {
  passkey: Passkey;
  onLeave: (renamed: boolean) => void;
}

export function RenamePasskey({ passkey, onLeave }: RenamePasskeyProps) {
  const { t } = useTranslation('security');
  const [name, setName] = useState(passkey.name);
  const input = useRef<HTMLInputElement>(null);
  const rename = useRenamePasskey();
  const isEmpty = name.trim() === '';

  useEffect(() => input.current?.select(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return input.current?.focus();
    rename.mutate({ id: passkey.id, name: name.trim() }, { onSuccess: () => onLeave(true) });
  };

  return (
    <form noValidate onSubmit={submit} className="flex max-w-form flex-col gap-3">
      <Field label={t('passkeys.name')} error={isEmpty && t('passkeys.empty')}>
        <TextInput
          ref={input}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onLeave(false)}
          maxLength={securityRules.passkeyNameMax}
          autoComplete="off"
          enterKeyHint="done"
        />
      </Field>
      {rename.isError && <AuthFailureNotice error={rename.error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" variant="night" loading={rename.isPending}>
          {t('save')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onLeave(false)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
