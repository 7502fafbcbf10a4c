import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { exploreSorts } from '@firstlight/contract/showcase/projects/project-limits.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { chipClasses } from '../../../../ui/chip-classes.ts';
import { Select } from '../../../../ui/field/select.tsx';
import { HalfSunGlyph } from '../../../../ui/glyphs/half-sun-glyph.tsx';
import { ValidatedRule } from '../validated/validated-rule.tsx';
import { ExploreSearch } from './explore-search.tsx';
import type { ExploreAddress } from './use-explore-filter.ts';

/** Everything here is a link or leads to an address, so that a filter can be opened in another tab, shared and gone back to. */
export function ExploreBar({ filter, addressOf, go, shortcuts }: ExploreAddress & { shortcuts: boolean }) {
  const { t } = useTranslation('explore');
  const sorts = exploreSorts.map((value) => ({ value, label: t(`sort.${value}`) }));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <ExploreSearch query={filter.query} onSearch={(query) => go({ query })} shortcuts={shortcuts} />
        <Select
          aria-label={t('sort.label')}
          options={sorts}
          value={filter.sort}
          onChange={(sort) => go({ sort })}
          look="quiet"
        />
        <div className="flex items-center gap-1">
          <Link
            to={addressOf({ validatedOnly: !filter.validatedOnly })}
            preventScrollReset
            aria-current={filter.validatedOnly ? 'true' : undefined}
            className={chipClasses()}
          >
            <HalfSunGlyph />
            {t('validatedOnly')}
          </Link>
          <ValidatedRule />
        </div>
      </div>
      <CategoryChips filter={filter} addressOf={addressOf} />
    </div>
  );
}

function CategoryChips({ filter, addressOf }: Pick<ExploreAddress, 'filter' | 'addressOf'>) {
  const { t } = useTranslation('explore');
  const { t: tCategory } = useTranslation('categories');
  const chosen = filter.categories;
  return (
    <nav aria-label={t('categories')}>
      <ul className="flex flex-wrap gap-2 max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none]">
        <li className="shrink-0">
          <Link
            to={addressOf({ categories: [] })}
            preventScrollReset
            aria-current={chosen.length === 0 ? 'true' : undefined}
            className={chipClasses()}
          >
            {t('all')}
          </Link>
        </li>
        {categories.map((category) => {
          const isChosen = chosen.includes(category);
          const next = isChosen ? chosen.filter((one) => one !== category) : [...chosen, category];
          return (
            <li key={category} className="shrink-0">
              <Link
                to={addressOf({ categories: categories.filter((one) => next.includes(one)) })}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className={chipClasses()}
              >
                {tCategory(`names.${category}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
