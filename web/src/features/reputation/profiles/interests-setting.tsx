import { type Category, categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { useTranslation } from 'react-i18next';
import { CategoryPicker } from '../../../ui/category-picker/category-picker.tsx';
import { useSavedInterests } from './use-saved-interests.tsx';

export function InterestsSetting({ interests }: { interests: Category[] }) {
  const { t } = useTranslation('profiles');
  const { t: tCategories } = useTranslation('categories');
  const { chosen, choose, note } = useSavedInterests(interests);
  const options = categories.map((value) => ({ value, label: tCategories(`names.${value}`) }));
  return (
    <div className="flex flex-col gap-1.5">
      <p aria-hidden="true" className="font-semibold text-[0.9375rem]">
        {t('interests.label')}
      </p>
      <CategoryPicker
        options={options}
        value={chosen}
        onChange={choose}
        max={categories.length}
        placeholder={t('interests.placeholder')}
        aria-label={t('interests.label')}
      />
      <p className="text-ink-faint text-small">{t('interests.hint')}</p>
      {note}
    </div>
  );
}
