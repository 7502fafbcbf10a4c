import { type ProviderName, providerTitles } from '@firstlight/contract/people/accounts/provider-names.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keptErrand } from './provider-errand.ts';
import { ProviderFailed } from './provider-failed.tsx';
import { ReturnToLink } from './return-to-link.tsx';
import { ReturnToSignIn } from './return-to-sign-in.tsx';
import { useReturned } from './use-returned.ts';

/** The way back from a provider: on to what somebody had left for. */
export function ProviderReturn({ provider }: { provider: ProviderName }) {
  const { t } = useTranslation('accounts');
  const returned = useReturned(provider);
  const [errand] = useState(keptErrand);
  if (!returned) {
    return (
      <ProviderFailed provider={provider} errand={errand}>
        <p className="text-ink-muted">{t('provider.failed.declined')}</p>
      </ProviderFailed>
    );
  }
  const Return = errand.what === 'link' ? ReturnToLink : ReturnToSignIn;
  return <Return title={providerTitles[provider]} returned={returned} errand={errand} />;
}
