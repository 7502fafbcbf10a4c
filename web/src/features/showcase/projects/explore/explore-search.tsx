import { projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../../ui/field/text-input.tsx';

interface ExploreSearchProps {
  /** What the address says. */
  query: string;
  onSearch: (query: string) => void;
}

const pauseMs = 250;

/** Whoever is signed in has the header's search instead, but on a phone, where the header has room for its sign only. */
export const searchPlace = 'w-full sm:w-80 md:in-data-[frame=member]:hidden';

/** Searches a moment after the last letter. */
export function ExploreSearch({ query, onSearch }: ExploreSearchProps) {
  const { t } = useTranslation('explore');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(query);
  const asked = useRef(query);

  // Going back, or clearing the filters, changes the address without a hand on this field.
  useEffect(() => {
    if (query === asked.current) return;
    asked.current = query;
    setTyped(query);
  }, [query]);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      onSearch(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);

  return (
    <search className={searchPlace}>
      <TextInput
        ref={input}
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
