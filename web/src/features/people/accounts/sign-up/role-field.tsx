import { roles } from '@firstlight/contract/people/accounts/account-limits.ts';
import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../../../ui/field/radio-cards.tsx';
import type { SignUpInput } from '../accounts.api.ts';

interface RoleFieldProps {
  control: Control<SignUpInput>;
  error: string | undefined;
}

export function RoleField({ control, error }: RoleFieldProps) {
  const { t } = useTranslation('accounts');
  const options = roles.map((value) => ({
    value,
    label: t(`signUp.roles.${value}.label`),
    description: t(`signUp.roles.${value}.consequence`),
  }));
  return (
    <Controller
      control={control}
      name="role"
      render={({ field }) => (
        <div ref={(box) => field.ref(box?.querySelector('[role=radio]'))} className="flex flex-col gap-1.5">
          <RadioCards
            legend={t('signUp.role')}
            options={options}
            value={field.value ?? null}
            onChange={field.onChange}
            error={error}
          />
          <p className="text-ink-faint text-small">{t('signUp.roleHint')}</p>
        </div>
      )}
    />
  );
}
