import { type Category, categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/chip.tsx';
import { useSavedInterests } from './use-saved-interests.tsx';

/** All thirteen side by side, one press each: for the moment somebody chooses for the first time. */
export function InterestChips({ interests }: { interests: Category[] }) {
  const { t } = useTranslation('profiles');
  const { t: tCategories } = useTranslation('categories');
  const { chosen, choose, note } = useSavedInterests(interests);
  const toggle = (toggled: Category) =>
    choose(categories.filter((each) => chosen.includes(each) !== (each === toggled)));
  return (
    <div className="flex flex-col gap-3">
      <fieldset aria-label={t('interests.label')} className="flex flex-wrap gap-2">
        {categories.map((category) => (
          <Chip key={category} pressed={chosen.includes(category)} onChange={() => toggle(category)}>
            {tCategories(`names.${category}`)}
          </Chip>
        ))}
      </fieldset>
      <p className="text-ink-muted text-small">{t('interests.hint')}</p>
      {note}
    </div>
  );
}
