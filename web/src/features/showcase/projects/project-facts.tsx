import { validatedRules } from '@firstlight/contract/rules.ts';
import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RatingValue } from '../../../parts/rating/rating-value.tsx';
import { DawnMeter } from '../../../ui/picture/dawn-meter.tsx';
import { ValidatedButton } from './validated/validated-button.tsx';

/** What is measured, and where the project lives. */
export function ProjectFacts({ project }: { project: Project }) {
  const { t } = useTranslation('projectPage');
  const { t: tProjects } = useTranslation('projects');
  const { feedbackCount, countedCount, rating, demoType, language } = project;
  return (
    <section aria-labelledby="facts-title" className="flex flex-col gap-4">
      <h2 id="facts-title" className="sr-only">
        {t('facts')}
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="log">{t('notes', { count: feedbackCount })}</p>
        {rating !== null && <RatingValue value={rating} count={countedCount} />}
      </div>
      <DawnMeter
        label={tProjects('meter')}
        value={project.validated ? validatedRules.testers : countedCount}
        max={validatedRules.testers}
        ends={['0', tProjects('validated')]}
      />
      {!project.validated && <ValidatedButton projectId={project.id} />}
      <p className="text-ink-muted text-small">
        {tProjects(`demoTypes.${demoType}`)}
        {' · '}
        {tProjects('written', { language: tProjects(`languages.${language}`) })}
      </p>
      <ProjectLink project={project} />
    </section>
  );
}

function ProjectLink({ project: { link, callToActionUrl } }: { project: Project }) {
  const { t } = useTranslation('projectPage');
  const target = link ?? callToActionUrl;
  if (target === null) return null;
  return (
    <a
      href={target}
      target="_blank"
      rel="noopener ugc nofollow"
      title={t('visitHost', { host: new URL(target).host })}
      className="link inline-flex min-h-8 items-center gap-1.5 self-start pointer-coarse:min-h-11"
    >
      {t('visit')}
      <ExternalLink aria-hidden="true" className="size-4" />
    </a>
  );
}
