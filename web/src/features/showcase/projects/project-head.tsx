import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatAgo, formatDay } from '../../../lib/format-time.ts';
import { chipClasses } from '../../../ui/chip-classes.ts';
import { ValidatedBadge } from './validated/validated-badge.tsx';

export function ProjectHead({ project }: { project: Project }) {
  const { t } = useTranslation('projectPage');
  const { t: tCategory } = useTranslation('categories');
  const { name, tagline, language, validated, categories, owner } = project;
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 lang={language} className="text-h1 [overflow-wrap:anywhere]">
          {name}
        </h1>
        {validated && <ValidatedBadge projectId={project.id} />}
      </div>
      {tagline && (
        <p lang={language} className="prose-width text-ink-muted text-lead [overflow-wrap:anywhere]">
          {tagline}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ul className="flex flex-wrap gap-2">
          {categories.map((category) => (
            <li key={category}>
              <Link to={`/explore?categories=${category}`} className={chipClasses()}>
                {tCategory(`names.${category}`)}
              </Link>
            </li>
          ))}
        </ul>
        <p className="text-ink-muted text-small">
          {t('by')}{' '}
          <Link to={`/profile/${owner.username}`} className="link">
            @{owner.username}
          </Link>
          {' · '}
          <Dates project={project} />
        </p>
      </div>
    </header>
  );
}

function Dates({ project }: { project: Project }) {
  const { t, i18n } = useTranslation('projectPage');
  const when = (iso: string) => (
    <time dateTime={iso} title={formatDay(new Date(iso), i18n.language)}>
      {formatAgo(new Date(iso), new Date(), i18n.language)}
    </time>
  );
  return (
    <>
      {when(project.publishedAt)}
      {project.editedAt && (
        <>
          {' · '}
          {t('edited')} {when(project.editedAt)}
        </>
      )}
    </>
  );
}
