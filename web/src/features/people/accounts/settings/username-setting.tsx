import { accountLimits, normaliseUsername } from '@firstlight/contract/people/accounts/account-limits.ts';
import { accountRules } from '@firstlight/contract/rules.ts';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { useSavedField } from '../../../../lib/use-saved-field.ts';
import { Field } from '../../../../ui/field/field.tsx';
import type { SavedPart } from '../../../../ui/field/save-form.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { useFailureMessage } from '../auth/failure-message.ts';
import { useUsernameAvailability } from '../sign-up/use-username-availability.ts';
import { useChangeUsername } from './account-settings.api.ts';

/** The username, for a form that saves several fields. Its hint names what becomes of the old one. */
export function useUsernameSetting(username: string, queue: string): SavedPart {
  const { t } = useTranslation('settings');
  const { t: tAccounts } = useTranslation('accounts');
  const field = useSavedField(username, useChangeUsername(), { queue, draftKey: 'profile-draft:username' });
  const say = useFailureMessage();
  const asked = useUsernameAvailability(field.isChanged ? field.value : '');
  const taken = asked === 'taken' || hasCode(field.error, 'accounts.username_taken');
  const short = field.value.length < accountLimits.usernameMin;
  const { usernameMin: min, usernameMax: max } = accountLimits;
  const hint = field.isChanged
    ? t('username.retirement', { count: accountRules.usernameReservedDays })
    : tAccounts('signUp.usernameHint', { min, max });
  const error = taken
    ? tAccounts('errors.username_taken')
    : short && tAccounts('signUp.invalid.usernameShort', { count: min });
  return {
    // The field itself shows that the name is taken.
    field: taken && field.state === 'failed' ? { ...field, state: 'idle' } : field,
    failure: say(field.error),
    isValid: !short && asked !== 'taken',
    children: (
      <Field key="username" label={t('username.label')} hint={hint} error={error}>
        <TextInput
          value={field.value}
          onChange={(event) => field.edit(normaliseUsername(event.target.value))}
          {...(asked && { availability: asked })}
          prefix="@"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
        />
      </Field>
    ),
  };
}
