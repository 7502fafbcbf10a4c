import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { StateView } from '../../../../ui/state/state-view.tsx';
import { useSignInWithPasskey, useSignOut } from '../accounts.api.ts';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { canUsePasskeys } from './passkey-ceremony.ts';

/** For an admin whose session was opened with less than they have. Signing out leads to the door, and back here. */
export function SecondStepAgain() {
  const { t } = useTranslation('accounts');
  const passkey = useSignInWithPasskey();
  const signOut = useSignOut();
  return (
    <StateView
      kind="forbidden"
      headingLevel={1}
      title={t('secondStepAgain.title')}
      actions={
        <>
          {canUsePasskeys() && <PasskeyButton signIn={passkey} error={passkey.error} />}
          <Button variant="ghost" loading={signOut.isPending} onClick={() => signOut.mutate()}>
            {t('menu.signOut')}
          </Button>
          {signOut.isError && <AuthFailureNotice error={signOut.error} title={t('menu.failed')} />}
        </>
      }
    >
      {t('secondStepAgain.body')}
    </StateView>
  );
}
