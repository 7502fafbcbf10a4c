import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { DawnSpinner } from '../../../../ui/picture/dawn-spinner.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { AuthScreen } from '../auth/auth-screen.tsx';
import { useLinkProvider } from './providers.api.ts';
import type { ReturnProps } from './return-to-sign-in.tsx';
import { securitySettings } from './sign-in-path.ts';

/** What the settings are told on the way; it is in no address. */
export interface LinkArrival {
  linked?: string;
}

export function ReturnToLink({ title, returned }: ReturnProps) {
  const { t } = useTranslation('accounts');
  const { mutate, error, isSuccess } = useLinkProvider();
  useEffect(() => mutate(returned), [mutate, returned]);

  if (isSuccess) {
    const state: LinkArrival = { linked: title };
    return <Navigate replace to={securitySettings} state={state} />;
  }
  if (!error) {
    return (
      <AuthScreen title={t('provider.returning', { provider: title })} lead={<p>{t('provider.wait')}</p>}>
        <DawnSpinner />
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title={t('provider.link.failed', { provider: title })} followsAnother>
      <AuthFailureNotice error={error} />
      <div>
        <Link to={securitySettings} className={buttonClasses({ variant: 'sun' })}>
          {t('provider.link.back')}
        </Link>
      </div>
    </AuthScreen>
  );
}
