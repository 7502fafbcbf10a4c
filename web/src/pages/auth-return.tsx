import { providerNames } from '@firstlight/contract/people/accounts/provider-names.ts';
import { Navigate, useParams } from 'react-router';
import { AuthScreenSkeleton } from '../features/people/accounts/auth/auth-screen-skeleton.tsx';
import { ProviderReturn } from '../features/people/accounts/providers/provider-return.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';
import { AuthSky } from './auth-sky.tsx';

/** Where GitHub and Google send people back to. */
export function Component() {
  const { provider: asked } = useParams();
  const provider = providerNames.find((name) => name === asked);
  const isHydrated = useHydrated();
  if (!provider) return <Navigate replace to="/auth" />;
  return <AuthSky>{isHydrated ? <ProviderReturn provider={provider} /> : <AuthScreenSkeleton />}</AuthSky>;
}
