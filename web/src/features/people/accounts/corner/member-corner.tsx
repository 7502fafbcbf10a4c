import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { ReactNode } from 'react';
import { useAccountFaults } from '../auth/use-account-faults.ts';
import { ConfirmPasswordHost } from '../password/confirm-password-host.tsx';
import { useKeptLanguage } from '../settings/use-kept-language.ts';
import { useOwnLanguage } from '../settings/use-own-language.ts';
import { useOwnMotion } from '../settings/use-own-motion.ts';
import { TermsGate } from '../terms/terms-gate.tsx';
import { AccountMenu } from './account-menu.tsx';

/** What every page has for somebody who is signed in, and nobody else has to fetch. */
export function MemberCorner({ me, ...slots }: { me: Me; switches: ReactNode; more: ReactNode }) {
  useOwnLanguage(me.language);
  useKeptLanguage(me);
  useOwnMotion(me.motion);
  useAccountFaults();
  return (
    <>
      <AccountMenu me={me} {...slots} />
      <TermsGate version={me.termsToAccept} />
      <ConfirmPasswordHost username={me.username} hasPassword={me.hasPassword} />
    </>
  );
}
