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
    <div className="flex min-w-0 gap-3">
      {project && <ProjectThumb project={project} className="h-9.75 w-13 shrink-0 rounded-chip" />}
      <div className="min-w-0">
        <h2 className="font-semibold font-text text-[0.9375rem] leading-snug tracking-normal [overflow-wrap:anywhere]">
          {project ? (
            <Link to={`/project/${project.id}`} className="hover:underline">
              {project.name}
            </Link>
          ) : (
            <span className="text-ink-muted">{t('feedback.unseen')}</span>
          )}
        </h2>
        {children}
      </div>
    </div>
  );
}
