import { type Category, categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/chip.tsx';

interface InterestsFieldProps {
  chosen: readonly Category[];
  onChange: (chosen: Category[]) => void;
}

export function InterestsField({ chosen, onChange }: InterestsFieldProps) {
  const { t } = useTranslation('newsletter');
  const { t: tCategories } = useTranslation('categories');
  const id = useId();
  const toggle = (toggled: Category) =>
    onChange(categories.filter((each) => chosen.includes(each) !== (each === toggled)));
  return (
    <fieldset aria-labelledby={id} className="flex flex-col gap-2">
      <span id={id} className="font-semibold text-[0.9375rem]">
        {t('form.interests')}
      </span>
      <div className="flex flex-wrap gap-2">
        {categories.map((category) => (
          <Chip key={category} pressed={chosen.includes(category)} onChange={() => toggle(category)}>
            {tCategories(`names.${category}`)}
          </Chip>
        ))}
      </div>
      <p className="text-ink-faint text-small">{t('form.interestsHint')}</p>
    </fieldset>
  );
}
