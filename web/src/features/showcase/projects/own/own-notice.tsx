import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Tells the owner who can see what they are looking at. */
export function OwnNotice({ project }: { project: Project }) {
  const { t } = useTranslation('projectPage');
  if (!project.isOwn) return null;
  const state = project.isSuspended ? 'suspended' : project.isHidden ? 'hidden' : 'visible';
  return (
    <div className="flex items-center justify-between gap-4 rounded-control bg-sky-soft px-4 py-1 text-small md:py-2 md:text-body">
      <p className="text-sky">{t(`yours.${state}`)}</p>
      <Link
        to="/your-projects"
        className="link inline-flex min-h-8 shrink-0 items-center pointer-coarse:min-h-11"
      >
        {t('yours.manage')}
      </Link>
    </div>
  );
}
