import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTestedProjects } from './tested-projects.api.ts';

/** Says so to whoever tested it, and to nobody else. */
export function TestedMark({ projectId }: { projectId: string }) {
  const { t } = useTranslation('projects');
  const isTested = useTestedProjects()?.includes(projectId) ?? false;
  if (!isTested) return null;
  return (
    <span title={t('tested.onlyYou')} className="inline-flex items-center gap-1 text-leaf">
      <Check aria-hidden="true" className="size-3.5" />
      {t('tested.mark')}
    </span>
  );
}
