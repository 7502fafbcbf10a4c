import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../../parts/projects/progress-line.tsx';
import { ValidatedButton } from './validated/validated-button.tsx';

interface ProjectFactsProps {
  project: Project;
  /** How often each rating was given, under what follows from them. */
  ratings?: ReactNode;
}

/** Shows how far a project is and the mean of its ratings. */
export function ProjectFacts({ project, ratings }: ProjectFactsProps) {
  const { t } = useTranslation('projectPage');
  return (
    <section aria-labelledby="facts-title" className="flex flex-col border-line border-t">
      <h2 id="facts-title" className="sr-only">
        {t('facts')}
      </h2>
      <div className="flex flex-col gap-1 pt-2 pb-6">
        <ProgressLine project={project} look="full" reader={project.isOwn ? 'maker' : 'anyone'} />
        {!project.validated && <ValidatedButton projectId={project.id} />}
      </div>
      {project.rating !== null && (
        <div className="flex flex-col gap-3 border-line border-t pt-4">
          <header className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h3 className="text-h3">{t('ratings.title')}</h3>
            <p className="text-ink-muted text-small">
              {t('ratings.average', { count: project.feedbackCount })}
            </p>
          </header>
          {ratings}
        </div>
      )}
    </section>
  );
}
