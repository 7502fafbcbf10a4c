import { type Category, categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { type GroupSort, groupLimits, groupSorts } from '@firstlight/contract/talk/groups/group-limits.ts';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

export interface DiscoverFilter {
  query: string;
  category: Category | undefined;
  sort: GroupSort;
}

/** The filter is what the address says: `/groups?q=&category=&sort=`. */
export function useDiscoverFilter() {
  const [parameters, setParameters] = useSearchParams();
  const filter = useMemo<DiscoverFilter>(
    () => ({
      query: (parameters.get('q') ?? '').slice(0, groupLimits.query),
      category: categories.find((one) => one === parameters.get('category')),
      sort: groupSorts.find((one) => one === parameters.get('sort')) ?? 'largest',
    }),
    [parameters],
  );
  const change = useCallback(
    (name: 'q' | 'category' | 'sort', value: string | undefined) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        // Typing is one step in the history, not one for each letter.
        { preventScrollReset: true, replace: name === 'q' },
      ),
    [setParameters],
  );
  return { filter, change };
}
