import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { DawnSpinner } from '../../../../ui/picture/dawn-spinner.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { AuthScreen } from '../auth/auth-screen.tsx';
import { useMe } from '../me.api.ts';
import { CodeStep } from '../sign-in/code-step.tsx';
import { nextAfterSignIn } from '../sign-in/safe-next.ts';
import { NewcomerForm } from './newcomer-form.tsx';
import type { ProviderErrand } from './provider-errand.ts';
import { ProviderFailed } from './provider-failed.tsx';
import { useSignInWithProvider } from './providers.api.ts';
import { securitySettings, signInPath } from './sign-in-path.ts';
import type { Returned } from './use-returned.ts';

export interface ReturnProps {
  title: string;
  returned: Returned;
  errand: ProviderErrand;
}

export function ReturnToSignIn({ title, returned, errand }: ReturnProps) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const me = useMe();
  const { mutate, data, error, isSuccess } = useSignInWithProvider();
  const asksForCode = hasCode(error, 'accounts.code_needed');
  useEffect(() => mutate(returned), [mutate, returned]);

  if (me && (isSuccess || asksForCode)) return <Navigate replace to={nextAfterSignIn(errand.next, me)} />;
  if (asksForCode) return <CodeStep onBack={() => void navigate(signInPath(errand))} />;
  if (data?.newcomer) return <NewcomerForm title={title} newcomer={data.newcomer} />;
  if (hasCode(error, 'accounts.provider_address_known')) return <KnownAddress error={error} />;
  if (error) {
    return (
      <ProviderFailed provider={returned.provider} errand={errand}>
        <AuthFailureNotice error={error} />
      </ProviderFailed>
    );
  }
  return (
    <AuthScreen title={t('provider.returning', { provider: title })} lead={<p>{t('provider.wait')}</p>}>
      <DawnSpinner label={t('provider.wait')} />
    </AuthScreen>
  );
}

/** Nobody gets into an account by its address alone: the usual way first, and from there to what links the two. */
function KnownAddress({ error }: { error: unknown }) {
  const { t } = useTranslation('accounts');
  const address = `/auth?${new URLSearchParams({ next: securitySettings })}`;
  return (
    <AuthScreen title={t('provider.known.title')} followsAnother>
      <AuthFailureNotice error={error} />
      <div>
        <Link to={address} className={buttonClasses({ variant: 'sun' })}>
          {t('provider.known.signIn')}
        </Link>
      </div>
    </AuthScreen>
  );
}
