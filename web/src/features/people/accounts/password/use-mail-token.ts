import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Returns the token of a mail's link, which is behind `#`, so that no server or cache stores it. It is read once and
 * taken out of the address, so that no screenshot or history holds it.
 */
export function useMailToken(): string | undefined {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? undefined);

  useEffect(() => {
    if (hash !== '') void navigate({ search }, { replace: true });
  }, [hash, search, navigate]);

  return token;
}
