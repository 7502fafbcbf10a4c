import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../../ui/button/button-classes.ts';
import { StateView } from '../../../ui/state/state-view.tsx';
import { SimilarProjects } from './explore/similar-projects.tsx';

export function ProjectMissing({ projectId }: { projectId: string }) {
  const { t } = useTranslation('projectPage');
  return (
    <div className="flex flex-col gap-10">
      <StateView
        kind="notFound"
        headingLevel={1}
        title={t('missing.title')}
        actions={
          <Link to="/explore" className={buttonClasses({ variant: 'sun' })}>
            {t('missing.explore')}
          </Link>
        }
      >
        <p>{t('missing.body')}</p>
      </StateView>
      <SimilarProjects projectId={projectId} title={t('missing.others')} />
    </div>
  );
}
