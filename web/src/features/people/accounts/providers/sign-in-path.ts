import { safeNext } from '../sign-in/safe-next.ts';
import type { ProviderErrand } from './provider-errand.ts';

export const securitySettings = '/settings/security';

/** Back to all ways in, or to where somebody who is signed in had come from. */
export function signInPath({ next }: ProviderErrand): string {
  return next === null ? '/auth' : `/auth?${new URLSearchParams({ next: safeNext(next) })}`;
}
