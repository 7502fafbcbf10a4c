import type { ProjectHead } from '@firstlight/contract/showcase/projects/project-head.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ProjectThumb } from '../../../../parts/projects/project-thumb.tsx';

interface GivenHeadingProps {
  /** Null while its author may not see the project. */
  project: ProjectHead | null;
  /** What else there is to know at a glance. */
  children?: ReactNode;
}

/** Which project one's own words are about. */
export function GivenHeading({ project, children }: GivenHeadingProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="flex items-center gap-4">
      {project && <ProjectThumb project={project} className="h-13 w-17 shrink-0 rounded-kbd" />}
      <div className="min-w-0">
        {project ? (
          <h2 className="text-h3 [overflow-wrap:anywhere]">
            <Link to={`/project/${project.id}`} className="hover:underline">
              {t('feedback.on', { name: project.name })}
            </Link>
          </h2>
        ) : (
          <h2 className="text-h3 text-ink-muted">{t('feedback.unseen')}</h2>
        )}
        {children}
      </div>
    </div>
  );
}
