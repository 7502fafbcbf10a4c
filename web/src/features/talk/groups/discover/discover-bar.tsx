import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { groupLimits, groupSorts } from '@firstlight/contract/talk/groups/group-limits.ts';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
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
        className="min-w-0 max-sm:flex-1"
        aria-label={t('discover.category')}
        options={kinds}
        value={filter.category ?? 'all'}
        onChange={(value) => onChange('category', value === 'all' ? undefined : value)}
      />
      <Select
        look="quiet"
        className="min-w-0 max-sm:flex-1"
        aria-label={t('discover.order')}
        options={sorts}
        value={filter.sort}
        onChange={(value) => onChange('sort', value === 'largest' ? undefined : value)}
      />
    </div>
  );
}

const pauseMs = 250;

/** Searches a moment after the last letter. */
function GroupSearch({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const { t } = useTranslation('groups');
  const [typed, setTyped] = useState(query);
  const asked = useRef(query);
  const search = useRef(onSearch);
  search.current = onSearch;
  // Whoever joins right after the last letter is on the way out: a new filter would call them back.
  const navigation = useNavigation();
  const isLeaving = useRef(false);
  isLeaving.current = navigation.state !== 'idle';

  // Going back changes the address without a hand on this field.
  useEffect(() => {
    if (query === asked.current) return;
    asked.current = query;
    setTyped(query);
  }, [query]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === asked.current) return;
    const timer = setTimeout(() => {
      if (isLeaving.current) return;
      asked.current = wanted;
      search.current(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

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
