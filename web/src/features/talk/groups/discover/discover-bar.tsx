import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { groupLimits, groupSorts } from '@firstlight/contract/talk/groups/group-limits.ts';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTypedSearch } from '../../../../lib/use-typed-search.ts';
import { Select } from '../../../../ui/field/select.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import type { DiscoverFilter } from './use-discover-filter.ts';

interface DiscoverBarProps {
  filter: DiscoverFilter;
  onChange: (name: 'q' | 'category' | 'sort', value: string | undefined) => void;
}

export function DiscoverBar({ filter, onChange }: DiscoverBarProps) {
  const { t } = useTranslation('groups');
  const { t: tCategory } = useTranslation('categories');
  const kinds = [
    { value: 'all' as const, label: t('discover.allCategories') },
    ...categories.map((value) => ({ value, label: tCategory(`names.${value}`) })),
  ];
  const sorts = groupSorts.map((value) => ({ value, label: t(`discover.sort.${value}`) }));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <GroupSearch query={filter.query} onSearch={(query) => onChange('q', query)} />
      <Select
        look="quiet"
        className="max-sm:w-full"
        aria-label={t('discover.category')}
        options={kinds}
        value={filter.category ?? 'all'}
        onChange={(value) => onChange('category', value === 'all' ? undefined : value)}
      />
      <Select
        look="quiet"
        className="max-sm:w-full"
        aria-label={t('discover.order')}
        options={sorts}
        value={filter.sort}
        onChange={(value) => onChange('sort', value === 'largest' ? undefined : value)}
      />
    </div>
  );
}

function GroupSearch({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const { t } = useTranslation('groups');
  const [typed, setTyped] = useTypedSearch(query, onSearch);
  return (
    <search className="w-full sm:w-80">
      <TextInput
        type="search"
        aria-label={t('discover.search')}
        placeholder={t('discover.search')}
        enterKeyHint="search"
        maxLength={groupLimits.query}
        prefix={<Search aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onClear={() => setTyped('')}
        className="[&_input::-webkit-search-cancel-button]:hidden"
      />
    </search>
  );
}
