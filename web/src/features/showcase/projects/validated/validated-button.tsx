import { useTranslation } from 'react-i18next';
import { Popover } from '../../../../ui/overlay/popover.tsx';
import { ValidatedFigures } from './validated-figures.tsx';

/** What a project still lacks for Validated, for whoever asks. */
export function ValidatedButton({ projectId }: { projectId: string }) {
  const { t } = useTranslation('projects');
  return (
    <Popover
      title={t('figures.title')}
      align="start"
      trigger={
        <button
          type="button"
          className="link inline-flex min-h-8 cursor-pointer items-center self-start text-small pointer-coarse:min-h-11"
        >
          {t('figures.open')}
        </button>
      }
    >
      <ValidatedFigures projectId={projectId} />
    </Popover>
  );
}
