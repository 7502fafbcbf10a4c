import { providerTitles } from '@firstlight/contract/people/accounts/provider-names.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '../../../../ui/button/button.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { Loaded } from '../security/loaded.tsx';
import { SavedMark } from '../security/saved-mark.tsx';
import { SecurityPart } from '../security/security-part.tsx';
import { ProviderRow } from './provider-row.tsx';
import { useGoToProvider, useOwnProviders } from './providers.api.ts';
import type { LinkArrival } from './return-to-link.tsx';

/** Which other accounts open this one; nothing where none does and none could. */
export function ProvidersPart() {
  const { t } = useTranslation('security');
  const heading = useRef<HTMLHeadingElement>(null);
  const own = useOwnProviders();
  const go = useGoToProvider({ what: 'link', next: null });
  const { linked: arrived } = (useLocation().state ?? {}) as LinkArrival;
  const [news, setNews] = useState(arrived && t('providers.linked', { provider: arrived }));
  if (own.data?.offered.length === 0 && own.data.linked.length === 0) return null;

  const onUnlinked = (provider: string) => {
    setNews(t('providers.unlinked', { provider }));
    heading.current?.focus();
  };

  return (
    <SecurityPart title={t('providers.title')} lead={t('providers.lead')} headingRef={heading}>
      <Loaded query={own}>
        {({ linked, offered }) => (
          <>
            {linked.length > 0 && (
              <ul className="flex flex-col divide-y divide-line border-line border-y">
                {linked.map((link) => (
                  <ProviderRow key={link.provider} link={link} onUnlinked={onUnlinked} />
                ))}
              </ul>
            )}
            <div className="flex flex-wrap items-center gap-3">
              {offered
                .filter((provider) => linked.every((link) => link.provider !== provider))
                .map((provider) => (
                  <Button
                    key={provider}
                    loading={go.isPending && go.variables === provider}
                    onClick={() => go.mutate(provider)}
                  >
                    {t('providers.link', { provider: providerTitles[provider] })}
                  </Button>
                ))}
              <SavedMark>{news}</SavedMark>
            </div>
            {go.isError && <AuthFailureNotice error={go.error} />}
          </>
        )}
      </Loaded>
    </SecurityPart>
  );
}
