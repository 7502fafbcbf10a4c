import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { AuthArrival } from '../features/people/accounts/auth/auth-mode.ts';
import { SignedInOnly } from '../features/people/accounts/signed-in-only.tsx';
import { ownProfileQuery } from '../features/reputation/profiles/profiles.api.ts';
import { useSentence } from '../features/reputation/profiles/use-sentence.ts';
import { Button } from '../ui/button/button.tsx';
import { StateView } from '../ui/state/state-view.tsx';
import { SettingsNavigation } from './settings/settings-navigation.tsx';
import { SettingsSection } from './settings/settings-section.tsx';
import { SettingsSkeleton } from './settings/settings-skeleton.tsx';
import { useSettingsSection } from './settings/use-settings-section.ts';

const erasedArrival: AuthArrival = { notice: 'accountDeleted' };

export function Component() {
  const { t } = useTranslation('settings');
  const [isErased, setErased] = useState(false);
  return (
    <div className="mx-auto max-w-browse">
      <header className="prose-width flex flex-col gap-2 pb-6">
        <h1 tabIndex={-1} className="text-h1">
          {t('title')}
        </h1>
        <p className="text-ink-muted text-lead">{t('lead')}</p>
      </header>
      <div className="ticks" />
      <SignedInOnly
        waiting={<SettingsSkeleton />}
        // Whoever has just deleted their account is told so, and not asked to come back here.
        {...(isErased && { elsewhere: <Navigate replace to="/auth" state={erasedArrival} /> })}
      >
        {(me) => <Sections me={me} onErased={() => setErased(true)} />}
      </SignedInOnly>
    </div>
  );
}

function Sections({ me, onErased }: { me: Me; onErased: () => void }) {
  const { t } = useTranslation('settings');
  const own = useQuery(ownProfileQuery);
  const say = useSentence();
  const { shown, elsewhere } = useSettingsSection();
  if (elsewhere) return <Navigate replace to={elsewhere} />;
  if (own.isError && !own.data) {
    return (
      <StateView
        kind="error"
        title={t('loadFailed')}
        actions={
          <Button variant="sun" onClick={() => void own.refetch()}>
            {t('retry')}
          </Button>
        }
      >
        <p>{say(own.error)}</p>
      </StateView>
    );
  }
  if (!own.data) return <SettingsSkeleton />;
  const { id, Content } = shown;
  return (
    <div className="gap-14 md:grid md:grid-cols-[13rem_minmax(0,1fr)]">
      <SettingsNavigation />
      <div className="min-w-0 max-w-feed">
        <SettingsSection key={id} id={id} title={t(`sections.${id}`)}>
          <Content me={me} profile={own.data} onErased={onErased} />
        </SettingsSection>
      </div>
    </div>
  );
}
