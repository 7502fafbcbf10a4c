import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Returns the token of a mail's link, which is behind `#`, so that no server or cache stores it. It is read once and
 * taken out of the address, so that no screenshot or history holds it.
 */
export function useMailToken(): string | undefined {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const found = new URLSearchParams(hash.slice(1)).get('token') ?? undefined;
  const [token, setToken] = useState(found);

  useEffect(() => {
    // A link that opens in a tab of this page changes the hash alone and loads nothing.
    if (found !== undefined) setToken(found);
    if (hash !== '') void navigate({ search }, { replace: true });
  }, [found, hash, search, navigate]);

  return token;
}
