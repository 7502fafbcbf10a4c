import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../../parts/projects/progress-line.tsx';
import { SunGlyph } from '../../../ui/glyphs/sun-glyph.tsx';
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
        <ProgressLine project={project} look="full" showsRating={false} />
        {!project.validated && <ValidatedButton projectId={project.id} />}
      </div>
      <MeanRating project={project} />
      {ratings}
    </section>
  );
}

function MeanRating({ project: { rating, countedCount } }: { project: Project }) {
  const { t, i18n } = useTranslation('projectPage');
  if (rating === null) return null;
  const shown = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating);
  return (
    <div className="flex items-center gap-3 border-line border-t pt-4">
      <SunGlyph lit className="size-6" />
      <p className="font-display font-semibold text-h2 tabular-nums">{shown}</p>
      <p className="text-ink-muted text-small">{t('average', { count: countedCount })}</p>
    </div>
  );
}
