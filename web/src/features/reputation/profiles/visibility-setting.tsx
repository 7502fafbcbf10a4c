import { type Visibility, visibilities } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import { useTranslation } from 'react-i18next';
import { useSavedField } from '../../../lib/use-saved-field.ts';
import { RadioCards } from '../../../ui/field/radio-cards.tsx';
import { SaveNote } from '../../../ui/field/save-note.tsx';
import { useEditProfile } from './profiles.api.ts';
import { useSentence } from './use-sentence.ts';

export function VisibilitySetting({ visibility }: { visibility: Visibility }) {
  const { t } = useTranslation('profiles');
  const edit = useEditProfile();
  const field = useSavedField(visibility, (next) => edit({ visibility: next }));
  const say = useSentence();
  const options = visibilities.map((value) => ({
    value,
    label: t(`visibility.${value}.label`),
    description: t(`visibility.${value}.description`),
  }));
  return (
    <div className="flex flex-col gap-2">
      <RadioCards
        legend={t('visibility.legend')}
        options={options}
        value={field.value}
        onChange={field.save}
      />
      <SaveNote state={field.state} failure={say(field.error)} onRetry={() => field.save()} />
    </div>
  );
}
