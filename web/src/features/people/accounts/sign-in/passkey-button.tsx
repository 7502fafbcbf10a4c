import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import type { useSignInWithPasskey } from '../accounts.api.ts';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';

interface PasskeyButtonProps {
  signIn: ReturnType<typeof useSignInWithPasskey>;
  error: Error | null | undefined;
}

export function PasskeyButton({ signIn, error }: PasskeyButtonProps) {
  const { t } = useTranslation('accounts');
  return (
    <>
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
    </>
  );
}
