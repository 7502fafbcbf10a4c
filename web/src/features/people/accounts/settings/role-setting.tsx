import { type Role, roles } from '@firstlight/contract/people/accounts/account-limits.ts';
import { useTranslation } from 'react-i18next';
import { useSavedField } from '../../../../lib/use-saved-field.ts';
import { RadioCards } from '../../../../ui/field/radio-cards.tsx';
import { SaveNote } from '../../../../ui/field/save-note.tsx';
import { useFailureMessage } from '../auth/failure-message.ts';
import { useEditAccount } from './account-settings.api.ts';

export function RoleSetting({ role }: { role: Role }) {
  const { t } = useTranslation('settings');
  const { t: tAccounts } = useTranslation('accounts');
  const edit = useEditAccount();
  const field = useSavedField(role, (next) => edit({ role: next }));
  const say = useFailureMessage();
  const options = roles.map((value) => ({
    value,
    label: tAccounts(`signUp.roles.${value}.label`),
    description: tAccounts(`signUp.roles.${value}.consequence`),
  }));
  return (
    <div className="flex flex-col gap-2">
      <RadioCards legend={t('role.legend')} options={options} value={field.value} onChange={field.save} />
      <p className="text-ink-faint text-small">{t('role.hint')}</p>
      <SaveNote state={field.state} failure={say(field.error)} onRetry={() => field.save()} />
    </div>
  );
}
