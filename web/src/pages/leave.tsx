import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { AuthArrival } from '../features/people/accounts/auth/auth-mode.ts';
import { SignedInOnly } from '../features/people/accounts/signed-in-only.tsx';
import { ExportSection } from '../features/people/personal-data/export-section.tsx';
import { TextSkeleton } from '../ui/state/skeleton.tsx';
import { Danger } from './settings/danger.tsx';
import { SettingsSection } from './settings/settings-section.tsx';

const erasedArrival: AuthArrival = { notice: 'accountDeleted' };

/** What is everybody's by right, also without accepting the terms: to take one's data along, and to leave. */
export function Component() {
  const { t } = useTranslation('personalData');
  const [isErased, setErased] = useState(false);
  return (
    <div className="mx-auto max-w-feed px-4 py-10 sm:px-7 md:px-10">
      <header className="prose-width flex flex-col gap-3 pb-8">
        <h1 tabIndex={-1} className="text-h1">
          {t('page.title')}
        </h1>
        <p className="text-ink-muted text-lead">{t('page.lead')}</p>
      </header>
      <SignedInOnly
        waiting={<TextSkeleton lines={4} />}
        beforeTerms
        {...(isErased && { elsewhere: <Navigate replace to="/auth" state={erasedArrival} /> })}
      >
        {(me) => <Rights me={me} onErased={() => setErased(true)} />}
      </SignedInOnly>
    </div>
  );
}

function Rights({ me, onErased }: { me: Me; onErased: () => void }) {
  const { t } = useTranslation('settings');
  return (
    <>
      <SettingsSection id="export" title={t('sections.export')}>
        <ExportSection />
      </SettingsSection>
      <SettingsSection id="danger" title={t('sections.danger')}>
        <Danger me={me} onErased={onErased} />
      </SettingsSection>
    </>
  );
}
