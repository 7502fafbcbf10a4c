import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { useResendVerification } from '../accounts.api.ts';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { AuthLink } from '../auth/auth-link.tsx';
import { ResendButton } from '../sign-up/resend-button.tsx';

interface SignInFailureProps {
  error: unknown;
  login: string;
}

export function SignInFailure({ error, login }: SignInFailureProps) {
  if (!hasCode(error, 'accounts.email_unverified')) return <AuthFailureNotice error={error} />;
  return <Unverified login={login} />;
}

function Unverified({ login }: { login: string }) {
  const { t } = useTranslation('accounts');
  const resend = useResendVerification();
  return (
    <div className="flex flex-col items-start gap-3 rounded-control bg-gold-soft px-4 py-3">
      <p role="alert" className="text-gold">
        {t('errors.email_unverified')}
      </p>
      {login.includes('@') ? (
        <ResendButton email={login} request={resend} label={t('signIn.resend')} />
      ) : (
        // Only the person knows which address belongs to a username.
        <AuthLink mode="verify" className={buttonClasses({ size: 'sm' })}>
          {t('signIn.resend')}
        </AuthLink>
      )}
    </div>
  );
}
