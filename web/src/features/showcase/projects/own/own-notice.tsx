import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';

/** Tells the owner who can see what they are looking at. */
export function OwnNotice({ project }: { project: Project }) {
  const { t } = useTranslation('projectPage');
  if (!project.isOwn) return null;
  const state = project.isSuspended ? 'suspended' : project.isHidden ? 'hidden' : 'visible';
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sky-soft px-4 py-3">
      <p className="text-sky">{t(`yours.${state}`)}</p>
      <Link to="/your-projects" className={buttonClasses({ variant: 'ghost', size: 'sm' })}>
        {t('yours.manage')}
      </Link>
    </div>
  );
}
