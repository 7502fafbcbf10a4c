import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { useSignOut } from '../accounts.api.ts';
import { useAccountFaults } from '../auth/use-account-faults.ts';
import { useMe } from '../me.api.ts';
import { ConfirmPasswordHost } from '../password/confirm-password-host.tsx';
import { useKeptLanguage } from '../settings/use-kept-language.ts';
import { useOwnLanguage } from '../settings/use-own-language.ts';
import { useOwnMotion } from '../settings/use-own-motion.ts';

/** The way out, and what the pages that stay open need of somebody signed in. */
export function SuspendedCorner() {
  const me = useMe();
  return me && <Corner me={me} />;
}

function Corner({ me }: { me: Me }) {
  const { t } = useTranslation('accounts');
  const signOut = useSignOut();
  useOwnLanguage(me.language);
  useKeptLanguage(me);
  useOwnMotion(me.motion);
  useAccountFaults();
  return (
    <>
      <Button loading={signOut.isPending} onClick={() => signOut.mutate()}>
        <LogOut aria-hidden="true" className="size-4.5 stroke-[1.75] max-sm:hidden" />
        {signOut.isError ? t('tryAgain') : t('menu.signOut')}
      </Button>
      <ConfirmPasswordHost username={me.username} hasPassword={me.hasPassword} />
    </>
  );
}
