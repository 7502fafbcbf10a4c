import { accountRules } from '@firstlight/contract/rules.ts';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { DawnSpinner } from '../../../../ui/picture/dawn-spinner.tsx';
import { EnvelopeSpot } from '../../../../ui/spots/envelope-spot.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { AuthLink } from '../auth/auth-link.tsx';
import { AuthScreen } from '../auth/auth-screen.tsx';
import { useMailToken } from '../password/use-mail-token.ts';
import { useConfirmEmailChange } from './email-change.api.ts';

const settings = '/settings/security';

/** Where the link leads that was mailed to a new address. */
export function ConfirmEmail() {
  const token = useMailToken();
  return token ? <ConfirmToken token={token} /> : <Ended which="expired" />;
}

function ConfirmToken({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const { mutate, data: me, error } = useConfirmEmailChange();

  useEffect(() => mutate(token), [mutate, token]);

  if (me) {
    return (
      <Ended which="done" email={me.email}>
        <ToSettings />
      </Ended>
    );
  }
  // A link that was cut short on its way is as useless as an old one.
  if (hasCode(error, 'accounts.link_expired') || hasCode(error, 'request.invalid'))
    return <Ended which="expired" />;
  if (hasCode(error, 'accounts.email_taken')) return <Ended which="taken" />;
  if (hasCode(error, 'accounts.signed_out')) {
    return (
      <Ended which="signedOut">
        <AuthLink mode="sign-in" className={buttonClasses({ variant: 'sun' })}>
          {t('signIn.submit')}
        </AuthLink>
      </Ended>
    );
  }
  if (error) {
    return (
      <AuthScreen title={t('confirmEmail.failed')} followsAnother>
        <AuthFailureNotice error={error} />
        <div>
          <Button variant="sun" onClick={() => mutate(token)}>
            {t('tryAgain')}
          </Button>
        </div>
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title={t('confirmEmail.title')}>
      <DawnSpinner label={t('verify.busy')} labelled />
    </AuthScreen>
  );
}

interface EndedProps {
  which: 'done' | 'expired' | 'taken' | 'signedOut';
  email?: string;
  children?: ReactNode;
}

function Ended({ which, email, children = <ToSettings /> }: EndedProps) {
  const { t } = useTranslation('accounts');
  const { emailUndoDays: days, verificationLinkHours: hours } = accountRules;
  return (
    <AuthScreen title={t(`confirmEmail.${which}.title`)} drawing={<EnvelopeSpot />} followsAnother>
      {email && <p className="max-w-full break-all font-semibold text-lead">{email}</p>}
      <p className="text-ink-muted">{t(`confirmEmail.${which}.body`, { days, hours })}</p>
      <div>{children}</div>
    </AuthScreen>
  );
}

function ToSettings() {
  const { t } = useTranslation('accounts');
  return (
    <Link to={settings} className={buttonClasses({ variant: 'sun' })}>
      {t('confirmEmail.settings')}
    </Link>
  );
}
