import type { Circle } from '@firstlight/contract/talk/rounds/circles.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ProjectThumb } from '../../../../parts/projects/project-thumb.tsx';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';

/** What the reader is to test; nobody else sees it. */
export function OwnDuties({ duties }: Pick<Circle, 'duties'>) {
  const { t } = useTranslation('rounds');
  return (
    <div className="flex flex-col gap-2">
      <h4 className="font-semibold text-small">{t('circles.duties')}</h4>
      <ul className="divide-y divide-line">
        {duties.map(({ project, isDone }) => (
          <li key={project.id} className="flex flex-wrap items-center gap-4 py-3">
            <ProjectThumb project={project} className="size-10 shrink-0 rounded-control" />
            <p className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
              <Link to={`/project/${project.id}`} className="rounded-control font-semibold hover:underline">
                {project.name}
              </Link>
              <span lang={project.language} className="block text-ink-muted text-small">
                {project.pitch}
              </span>
            </p>
            {isDone ? (
              <span className="text-ink-muted text-small">{t('circles.done')}</span>
            ) : (
              <Link
                to={`/project/${project.id}`}
                aria-label={t('open.testNamed', { name: project.name })}
                className={buttonClasses({ size: 'sm' })}
              >
                {t('open.test')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className="text-ink-muted text-small">{t('circles.secret')}</p>
    </div>
  );
}
