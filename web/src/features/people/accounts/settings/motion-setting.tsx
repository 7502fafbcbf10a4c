import { type Motion, motions } from '@firstlight/contract/people/accounts/account-limits.ts';
import { useTranslation } from 'react-i18next';
import { useSavedField } from '../../../../lib/use-saved-field.ts';
import { RadioCards } from '../../../../ui/field/radio-cards.tsx';
import { SaveNote } from '../../../../ui/field/save-note.tsx';
import { useFailureMessage } from '../auth/failure-message.ts';
import { useEditAccount } from './account-settings.api.ts';

export function MotionSetting({ motion }: { motion: Motion }) {
  const { t } = useTranslation('settings');
  const edit = useEditAccount();
  const field = useSavedField(motion, (next) => edit({ motion: next }));
  const say = useFailureMessage();
  const options = motions.map((value) => ({ value, label: t(`motion.${value}`) }));
  return (
    <div className="flex flex-col gap-1">
      <RadioCards
        legend={t('motion.legend')}
        options={options}
        value={field.value}
        onChange={field.save}
        look="plain"
      />
      <SaveNote state={field.state} failure={say(field.error)} onRetry={() => field.save()} />
    </div>
  );
}
