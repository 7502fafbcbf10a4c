import { accountRules } from '@firstlight/contract/rules.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { DawnSpinner } from '../../../../ui/picture/dawn-spinner.tsx';
import { useResendVerification, useVerifyEmail } from '../accounts.api.ts';
import type { AuthEmail } from '../auth/auth-email.ts';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { type AuthArrival, authAddress } from '../auth/auth-mode.ts';
import { AuthScreen } from '../auth/auth-screen.tsx';
import { useMe } from '../me.api.ts';
import { useMailToken } from '../password/use-mail-token.ts';
import { nextAfterSignIn } from '../sign-in/safe-next.ts';
import { carriedNext, forgetEmail } from './carried-email.ts';
import { CheckEmail } from './check-email.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { VerifyElsewhere } from './verify-elsewhere.tsx';

/** With a token from a mail, the end of the way; without one, where one waits for that mail. */
export function Verify(shared: AuthEmail) {
  const token = useMailToken();
  const { sentTo } = (useLocation().state ?? {}) as AuthArrival;
  if (token) return <VerifyToken {...shared} token={token} />;
  if (sentTo) return <AwaitMail email={sentTo} />;
  return <ResendVerification {...shared} reason="missing" />;
}

function VerifyToken({ token, ...shared }: AuthEmail & { token: string }) {
  const { t } = useTranslation('accounts');
  const { mutate, error, isSuccess } = useVerifyEmail();

  useEffect(() => mutate({ token }), [mutate, token]);

  if (isSuccess) return <Confirmed />;
  // A link that was cut short on its way is as useless as an old one.
  if (hasCode(error, 'accounts.link_expired') || hasCode(error, 'request.invalid')) {
    return <ResendVerification {...shared} reason="expired" />;
  }
  if (hasCode(error, 'accounts.other_browser')) {
    return <VerifyElsewhere token={token} confirmed={<Confirmed />} />;
  }
  if (error) {
    return (
      <AuthScreen title={t('verify.failed')} followsAnother>
        <AuthFailureNotice error={error} />
        <div>
          <Button variant="sun" onClick={() => mutate({ token })}>
            {t('tryAgain')}
          </Button>
        </div>
      </AuthScreen>
    );
  }
  return <Confirming />;
}

/** Signed in: on to the page that had asked. The mail does not say which; this browser does, if it is the same one. */
function Confirmed() {
  const [search] = useSearchParams();
  // Read once: it is forgotten while the page that had asked is still being fetched.
  const [next] = useState(() => search.get('next') ?? carriedNext());
  useEffect(forgetEmail, []);
  const me = useMe();
  return me ? <Navigate replace to={nextAfterSignIn(next, me)} /> : <Confirming />;
}

/** Says what is awaited, to the eyes as well: a spinner alone could be anything. */
function Confirming() {
  const { t } = useTranslation('accounts');
  return (
    <AuthScreen title={t('verify.title')}>
      <DawnSpinner label={t('verify.busy')} labelled />
    </AuthScreen>
  );
}

/** The account is there, so another address means signing up again; that form still holds everything. */
function AwaitMail({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const request = useResendVerification();
  return (
    <CheckEmail
      email={email}
      request={request}
      onEdit={() => void navigate(authAddress('sign-up', search), { replace: true })}
    >
      {t('checkEmail.verification', { count: accountRules.verificationLinkHours })}
    </CheckEmail>
  );
}
