import { type ProviderName, providerTitles } from '@firstlight/contract/people/accounts/provider-names.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { AuthScreen } from '../auth/auth-screen.tsx';
import type { ProviderErrand } from './provider-errand.ts';
import { signInPath } from './sign-in-path.ts';

interface ProviderFailedProps {
  provider: ProviderName;
  errand: ProviderErrand;
  children: ReactNode;
}

/** Says why, and leads to the other ways in. */
export function ProviderFailed({ provider, errand, children }: ProviderFailedProps) {
  const { t } = useTranslation('accounts');
  const title = t('provider.failed.title', { provider: providerTitles[provider] });
  return (
    <AuthScreen title={title} followsAnother>
      {children}
      <div>
        <Link to={signInPath(errand)} className={buttonClasses({ variant: 'sun' })}>
          {t('backToSignIn')}
        </Link>
      </div>
    </AuthScreen>
  );
}
