import { useTranslation } from 'react-i18next';
import { useForgetMe } from '../../features/people/accounts/accounts.api.ts';
import { DangerZone } from '../../features/people/personal-data/danger-zone.tsx';
import { ExportSection } from '../../features/people/personal-data/export-section.tsx';
import type { SettingsProps } from './settings-sections.tsx';

export function Danger({ me, onErased }: Pick<SettingsProps, 'me' | 'onErased'>) {
  const { t } = useTranslation('settings');
  const forgetMe = useForgetMe();
  const leave = () => {
    onErased();
    void forgetMe();
  };
  return (
    <>
      <DangerZone username={me.username} hasPassword={me.hasPassword} onErased={leave} />
      {/* Whoever goes is offered to take everything along, on the spot. */}
      <h3 id="export-title" tabIndex={-1} className="pt-4 text-h3">
        {t('sections.export')}
      </h3>
      <ExportSection />
    </>
  );
}
