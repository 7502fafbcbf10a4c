import { providerTitles } from '@firstlight/contract/people/accounts/provider-names.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../ui/button/button.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { useGoToProvider, useProviders } from './providers.api.ts';

/** Below everything else, so that nothing moves when they come; nothing where the site has registered with nobody. */
export function ProviderButtons() {
  const { t } = useTranslation('accounts');
  const [search] = useSearchParams();
  const offered = useProviders().data?.providers ?? [];
  const go = useGoToProvider({ what: 'sign-in', next: search.get('next') });
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-5">
      <div className="flex flex-wrap gap-3">
        {offered.map((provider) => (
          <Button
            key={provider}
            loading={go.isPending && go.variables === provider}
            onClick={() => go.mutate(provider)}
          >
            {t('provider.continue', { provider: providerTitles[provider] })}
          </Button>
        ))}
      </div>
      {go.isError && <AuthFailureNotice error={go.error} />}
    </div>
  );
}
