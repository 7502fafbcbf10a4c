import { useTranslation } from 'react-i18next';
import { useSavedField } from '../../../../lib/use-saved-field.ts';
import { SaveNote } from '../../../../ui/field/save-note.tsx';
import { Switch } from '../../../../ui/field/switch.tsx';
import { useFailureMessage } from '../auth/failure-message.ts';
import { useEditAccount } from './account-settings.api.ts';

export function ShortcutsSetting({ shortcuts }: { shortcuts: boolean }) {
  const { t } = useTranslation('settings');
  const edit = useEditAccount();
  const field = useSavedField(shortcuts, (next) => edit({ shortcuts: next }));
  const say = useFailureMessage();
  return (
    <div className="flex flex-col gap-1">
      <Switch
        label={t('shortcuts.label')}
        description={t('shortcuts.description')}
        checked={field.value}
        onChange={(next) => field.save(next)}
      />
      <SaveNote state={field.state} failure={say(field.error)} onRetry={() => field.save()} />
    </div>
  );
}
