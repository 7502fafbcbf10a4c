import { accountRules } from '@firstlight/contract/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { DawnSpinner } from '../../../../ui/picture/dawn-spinner.tsx';
import { KeySpot } from '../../../../ui/spots/key-spot.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { AuthLink } from '../auth/auth-link.tsx';
import { AuthScreen } from '../auth/auth-screen.tsx';
import { ResetForm } from '../password/reset-form.tsx';
import { useMailToken } from '../password/use-mail-token.ts';
import { emailUndoOf } from './email-change.api.ts';

/** Where the link leads by which an address has its account back: with a new password, as after a reset. */
export function UndoEmail() {
  const token = useMailToken();
  return token ? <UndoToken token={token} /> : <Expired followsAnother={false} />;
}

function UndoToken({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const [expired, setExpired] = useState(false);
  const { data: undo, error, isFetching, refetch } = useQuery(emailUndoOf(token));
  const isUseless = hasCode(error, 'accounts.link_expired') || hasCode(error, 'request.invalid');
  if (expired || isUseless) return <Expired followsAnother />;
  return (
    <AuthScreen title={t('undoEmail.title')} lead={<p>{t('undoEmail.lead')}</p>}>
      {undo && (
        <>
          <div className="flex flex-col gap-1">
            <p className="text-ink-muted">{t('undoEmail.email')}</p>
            <p className="max-w-full break-all font-semibold text-lead">{undo.email}</p>
          </div>
          <ResetForm token={token} waysIn={undo} onExpired={() => setExpired(true)} undoesEmail />
        </>
      )}
      {!undo && isFetching && <DawnSpinner />}
      {!undo && !isFetching && (
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
  const { emailUndoDays: days } = accountRules;
  return (
    <AuthScreen title={t('undoEmail.expired.title')} drawing={<KeySpot />} followsAnother={followsAnother}>
      <p className="text-ink-muted">{t('undoEmail.expired.body', { days })}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <AuthLink mode="sign-in" className={buttonClasses({ variant: 'sun' })}>
          {t('backToSignIn')}
        </AuthLink>
        <Link to="/contact" className="link font-medium">
          {t('undoEmail.expired.contact')}
        </Link>
      </div>
    </AuthScreen>
  );
}
