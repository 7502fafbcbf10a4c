import { projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTypedSearch } from '../../../../lib/use-typed-search.ts';
import { TextInput } from '../../../../ui/field/text-input.tsx';

interface ExploreSearchProps {
  /** What the address says. */
  query: string;
  onSearch: (query: string) => void;
}

/** Whoever is signed in has the header's search instead, but on a phone, where the header has room for its sign only. */
export const searchPlace = 'w-full sm:w-80 md:in-data-[frame=member]:hidden';

export function ExploreSearch({ query, onSearch }: ExploreSearchProps) {
  const { t } = useTranslation('explore');
  const [typed, setTyped] = useTypedSearch(query, onSearch);
  return (
    <search className={searchPlace}>
      <TextInput
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        enterKeyHint="search"
        maxLength={projectLimits.query}
        prefix={<Search aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onClear={() => setTyped('')}
        className="[&_input::-webkit-search-cancel-button]:hidden"
      />
    </search>
  );
}
