import type { Me } from '@firstlight/contract/accounts.ts';
import { AccountMenu } from './account-menu.tsx';
import { ConfirmPasswordHost } from './confirm-password-host.tsx';
import { TermsGate } from './terms-gate.tsx';
import { useAccountFaults } from './use-account-faults.ts';
import { useKeptLanguage } from './use-kept-language.ts';
import { useOwnLanguage } from './use-own-language.ts';
import { useOwnMotion } from './use-own-motion.ts';

/** What every page has for somebody who is signed in, and nobody else has to fetch. */
export function MemberCorner({ me }: { me: Me }) {
  useOwnLanguage(me.language);
  useKeptLanguage(me);
  useOwnMotion(me.motion);
  useAccountFaults();
  return (
    <>
      <AccountMenu me={me} />
      <TermsGate version={me.termsToAccept} />
      <ConfirmPasswordHost username={me.username} hasPassword={me.hasPassword} />
    </>
  );
}
