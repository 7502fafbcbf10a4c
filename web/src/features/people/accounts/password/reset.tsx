import { accountRules } from '@firstlight/contract/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { DawnSpinner } from '../../../../ui/picture/dawn-spinner.tsx';
import { KeySpot } from '../../../../ui/spots/key-spot.tsx';
import { waysInOf } from '../accounts.api.ts';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { AuthLink } from '../auth/auth-link.tsx';
import { AuthScreen } from '../auth/auth-screen.tsx';
import { ResetForm } from './reset-form.tsx';
import { useMailToken } from './use-mail-token.ts';

export function ResetByMail() {
  const token = useMailToken();
  return token ? <Reset token={token} /> : <Expired followsAnother={false} />;
}

interface ResetProps {
  token: string;
  followsAnother?: boolean;
}

export function Reset({ token, followsAnother = false }: ResetProps) {
  const { t } = useTranslation('accounts');
  const [expired, setExpired] = useState(false);
  const { data: waysIn, error, isFetching, refetch } = useQuery(waysInOf(token));
  const isUseless = hasCode(error, 'accounts.link_expired') || hasCode(error, 'request.invalid');
  if (expired || isUseless) return <Expired followsAnother />;
  return (
    <AuthScreen title={t('reset.title')} lead={<p>{t('reset.lead')}</p>} followsAnother={followsAnother}>
      {waysIn && <ResetForm token={token} waysIn={waysIn} onExpired={() => setExpired(true)} />}
      {!waysIn && isFetching && <DawnSpinner />}
      {!waysIn && !isFetching && (
        <>
          <AuthFailureNotice error={error} />
          <div>
            <Button variant="sun" onClick={() => void refetch()}>
              {t('tryAgain')}
            </Button>
          </div>
        </>
      )}
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
