import { accountRules } from '@firstlight/contract/rules.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../ui/button-classes.ts';
import { KeySpot } from '../../ui/spots/key-spot.tsx';
import { AuthLink } from './auth-link.tsx';
import { AuthScreen } from './auth-screen.tsx';
import { ResetForm } from './reset-form.tsx';
import { useMailToken } from './use-mail-token.ts';

export function Reset() {
  const { t } = useTranslation('accounts');
  const token = useMailToken();
  const [expired, setExpired] = useState(false);
  if (!token || expired) return <Expired followsAnother={expired} />;
  return (
    <AuthScreen title={t('reset.title')} lead={<p>{t('reset.lead')}</p>}>
      <ResetForm token={token} onExpired={() => setExpired(true)} />
    </AuthScreen>
  );
}

function Expired({ followsAnother }: { followsAnother: boolean }) {
  const { t } = useTranslation('accounts');
  return (
    <AuthScreen title={t('reset.expired.title')} drawing={<KeySpot />} followsAnother={followsAnother}>
      <p className="text-ink-muted">{t('reset.expired.body', { count: accountRules.resetLinkHours })}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <AuthLink mode="forgot" className={buttonClasses({ variant: 'sun' })}>
          {t('verify.submit')}
        </AuthLink>
        <AuthLink mode="sign-in">{t('backToSignIn')}</AuthLink>
      </div>
    </AuthScreen>
  );
}
