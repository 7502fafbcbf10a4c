import { useTranslation } from 'react-i18next';
import { ExportSection } from '../../features/people/personal-data/export-section.tsx';
import { Danger } from './danger.tsx';
import type { SettingsProps } from './settings-sections.tsx';

/** Whoever goes is offered to take everything along, on the spot. */
export function DangerAndExport(props: SettingsProps) {
  const { t } = useTranslation('settings');
  return (
    <>
      <Danger {...props} />
      <h3 id="export-title" tabIndex={-1} className="pt-4 text-h3">
        {t('sections.export')}
      </h3>
      <ExportSection />
    </>
  );
}
