import { type Category, categories } from '@firstlight/contract/categories.ts';
import { useTranslation } from 'react-i18next';
import { useSavedField } from '../../lib/use-saved-field.ts';
import { Chip } from '../../ui/chip.tsx';
import { SaveNote } from '../../ui/save-note.tsx';
import { isSameInterests } from './interests-setting.tsx';
import { useEditProfile } from './profiles.api.ts';
import { useSentence } from './use-sentence.ts';

/** All thirteen side by side, one press each: for the moment somebody chooses for the first time. */
export function InterestChips({ interests }: { interests: Category[] }) {
  const { t } = useTranslation('profiles');
  const { t: tCategories } = useTranslation('categories');
  const edit = useEditProfile();
  const field = useSavedField(interests, (next) => edit({ interests: next }), isSameInterests);
  const say = useSentence();
  const toggle = (toggled: Category) =>
    field.save(categories.filter((each) => field.value.includes(each) !== (each === toggled)));
  return (
    <div className="flex flex-col gap-3">
      <fieldset aria-label={t('interests.label')} className="flex flex-wrap gap-2">
        {categories.map((category) => (
          <Chip key={category} pressed={field.value.includes(category)} onChange={() => toggle(category)}>
            {tCategories(`names.${category}`)}
          </Chip>
        ))}
      </fieldset>
      <p className="text-ink-muted text-small">{t('interests.hint')}</p>
      <SaveNote
        state={field.state}
        failureTitle={`${t('interests.failed')}.`}
        failure={say(field.error)}
        onRetry={() => field.save()}
      />
    </div>
  );
}
