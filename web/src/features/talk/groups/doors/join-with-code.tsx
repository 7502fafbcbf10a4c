import { doorLimits } from '@firstlight/contract/talk/groups/door-limits.ts';
import { invitePath, parseInviteCode } from '@firstlight/contract/talk/groups/invite-code.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';

/** Takes a code or a whole link, in any case, and leads to the card behind it. */
export function JoinWithCode() {
  const { t } = useTranslation('groups');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const code = parseInviteCode(typed);
    setRefused(!code);
    if (code) void navigate(invitePath(code));
  }

  return (
    <form noValidate onSubmit={submit} className="flex max-w-feed items-start gap-2">
      <Field
        label={t('code.label')}
        labelHidden
        error={isRefused && t('errors.invite_invalid')}
        className="min-w-0 flex-1"
      >
        <TextInput
          value={typed}
          placeholder={t('code.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={doorLimits.typedCodeMax}
          onChange={(event) => {
            setTyped(event.target.value);
            setRefused(false);
          }}
        />
      </Field>
      <Button type="submit">{t('code.go')}</Button>
    </form>
  );
}
