import { useTranslation } from 'react-i18next';
import { useSavedField } from '../../../lib/use-saved-field.ts';
import { SaveNote } from '../../../ui/field/save-note.tsx';
import { Switch } from '../../../ui/field/switch.tsx';
import { useEditProfile } from './profiles.api.ts';
import { useSentence } from './use-sentence.ts';

/** Whether others see what makers did with one's feedback, with what that may tell. */
export function ImpactSetting({ showsImpact }: { showsImpact: boolean }) {
  const { t } = useTranslation('profiles');
  const edit = useEditProfile();
  const field = useSavedField(showsImpact, (next) => edit({ showsImpact: next }));
  const say = useSentence();
  return (
    <div className="flex flex-col gap-1">
      <Switch
        label={t('impact.label')}
        description={t('impact.description')}
        checked={field.value}
        onChange={(next) => field.save(next)}
      />
      <SaveNote state={field.state} failure={say(field.error)} onRetry={() => field.save()} />
    </div>
  );
}
