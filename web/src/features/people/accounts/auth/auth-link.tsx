import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type AuthMode, authAddress } from './auth-mode.ts';

interface AuthLinkProps {
  mode: AuthMode;
  className?: string;
  children: ReactNode;
}

export function AuthLink({ mode, className = 'link font-medium', children }: AuthLinkProps) {
  const [search] = useSearchParams();
  return (
    <Link to={authAddress(mode, search)} className={className}>
      {children}
    </Link>
  );
}
