import {
  type ExploreFilter,
  exploreSearch,
  readExploreFilter,
} from '@firstlight/contract/showcase/projects/explore-filter.ts';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

export interface ExploreAddress {
  filter: ExploreFilter;
  /** The address of this filter with something changed, for links. */
  addressOf: (change: Partial<ExploreFilter>) => string;
  go: (change: Partial<ExploreFilter>) => void;
}

/** The filter is what the address says; changing it is going to another address. */
export function useExploreFilter(): ExploreAddress {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const filter = useMemo(() => readExploreFilter((name) => parameters.get(name)), [parameters]);
  const addressOf = useCallback(
    (change: Partial<ExploreFilter>) => `/explore${exploreSearch({ ...filter, ...change })}`,
    [filter],
  );
  const go = useCallback(
    (change: Partial<ExploreFilter>) =>
      // Typing in the search field is one step in the history, not one for each letter.
      void navigate(addressOf(change), { preventScrollReset: true, replace: 'query' in change }),
    [navigate, addressOf],
  );
  return { filter, addressOf, go };
}
