import type { ProviderName } from '@firstlight/contract/people/accounts/provider-names.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** What a provider brought back; nothing where somebody did not finish there. */
export interface Returned {
  provider: ProviderName;
  code: string;
  state: string;
  iss?: string;
}

/** Read once and taken out of the address, so that no screenshot or history holds it. */
export function useReturned(provider: ProviderName): Returned | undefined {
  const [search, setSearch] = useSearchParams();
  const [returned] = useState(() => returnedIn(provider, search));

  useEffect(() => {
    if (search.size > 0) setSearch({}, { replace: true });
  }, [search, setSearch]);

  return returned;
}

function returnedIn(provider: ProviderName, search: URLSearchParams): Returned | undefined {
  const [code, state, iss] = ['code', 'state', 'iss'].map((name) => search.get(name));
  return code && state ? { provider, code, state, ...(iss && { iss }) } : undefined;
}
