import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The token of a mail's link, read once and taken out of the address, so that no screenshot or history holds it. */
export function useMailToken(): string | undefined {
  const [search, setSearch] = useSearchParams();
  const [token] = useState(() => search.get('token') ?? undefined);

  useEffect(() => {
    if (!search.has('token')) return;
    const rest = new URLSearchParams(search);
    rest.delete('token');
    setSearch(rest, { replace: true });
  }, [search, setSearch]);

  return token;
}
