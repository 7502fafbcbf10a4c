import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { useSignInWithPasskey } from '../accounts.api.ts';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { canUsePasskeys } from './passkey-ceremony.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

/** The way in without a password: by button, and among what the browser offers for the name. */
export function PasskeySignIn() {
  const { t } = useTranslation('accounts');
  const signIn = useSignInWithPasskey();
  const refusedOffer = usePasskeyAutofill(signIn.isPending);
  if (!canUsePasskeys()) return null;

  const error = signIn.error ?? refusedOffer;
  return (
    <div className="flex flex-col items-start gap-3 border-line border-t pt-5">
      <Button loading={signIn.isPending} onClick={() => signIn.mutate({ autofill: false })}>
        <KeyRound aria-hidden="true" className="size-4.5 stroke-[1.75]" />
        {t('passkey.signIn')}
      </Button>
      {error &&
        (isApiError(error) ? (
          <AuthFailureNotice error={error} />
        ) : (
          // The browser does not tell “left” from “found none”.
          <p role="status" className="text-ink-muted text-small">
            {t('passkey.none')}
          </p>
        ))}
    </div>
  );
}
