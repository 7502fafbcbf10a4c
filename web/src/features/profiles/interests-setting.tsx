import { type Category, categories } from '@firstlight/contract/categories.ts';
import { useTranslation } from 'react-i18next';
import { useSavedField } from '../../lib/use-saved-field.ts';
import { CategoryPicker } from '../../ui/category-picker.tsx';
import { SaveNote } from '../../ui/save-note.tsx';
import { useEditProfile } from './profiles.api.ts';
import { useSentence } from './use-sentence.ts';

export function InterestsSetting({ interests }: { interests: Category[] }) {
  const { t } = useTranslation('profiles');
  const { t: tCategories } = useTranslation('categories');
  const edit = useEditProfile();
  const field = useSavedField(interests, (next) => edit({ interests: next }), isSameInterests);
  const say = useSentence();
  const options = categories.map((value) => ({ value, label: tCategories(`names.${value}`) }));
  return (
    <div className="flex flex-col gap-1.5">
      <p aria-hidden="true" className="font-semibold text-[0.9375rem]">
        {t('interests.label')}
      </p>
      <CategoryPicker
        options={options}
        value={field.value}
        onChange={(next) => field.save(categories.filter((category) => next.includes(category)))}
        max={categories.length}
        placeholder={t('interests.placeholder')}
        aria-label={t('interests.label')}
      />
      <p className="text-ink-faint text-small">{t('interests.hint')}</p>
      <SaveNote
        state={field.state}
        failureTitle={`${t('interests.failed')}.`}
        failure={say(field.error)}
        onRetry={() => field.save()}
      />
    </div>
  );
}

export function isSameInterests(a: readonly Category[], b: readonly Category[]): boolean {
  return a.length === b.length && a.every((category) => b.includes(category));
}
