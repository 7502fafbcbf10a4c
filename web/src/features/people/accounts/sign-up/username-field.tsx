import { accountLimits, normaliseUsername } from '@firstlight/contract/people/accounts/account-limits.ts';
import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AvailabilityState } from '../../../../ui/field/availability.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import type { SignUpInput } from '../accounts.api.ts';

interface UsernameFieldProps {
  control: Control<SignUpInput>;
  availability: AvailabilityState | undefined;
  error: string | undefined;
}

/** What is not allowed in a username never appears in it. */
export function UsernameField({ control, availability, error }: UsernameFieldProps) {
  const { t } = useTranslation('accounts');
  const { usernameMin: min, usernameMax: max } = accountLimits;
  return (
    <Field label={t('signUp.username')} hint={t('signUp.usernameHint', { min, max })} error={error}>
      <Controller
        control={control}
        name="username"
        render={({ field }) => (
          <TextInput
            {...field}
            onChange={(event) => field.onChange(normaliseUsername(event.target.value))}
            {...(availability && { availability })}
            prefix="@"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
          />
        )}
      />
    </Field>
  );
}
