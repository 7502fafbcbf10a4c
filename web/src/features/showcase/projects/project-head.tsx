import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatAgo, formatDay } from '../../../lib/format-time.ts';
import { TestedMark } from '../../../parts/projects/tested-mark.tsx';
import { ValidatedBadge } from './validated/validated-badge.tsx';

/** What it is called, what it is, and one quiet line of what else is known of it. */
export function ProjectHead({ project }: { project: Project }) {
  const { name, tagline, language, validated } = project;
  return (
    <header className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 lang={language} className="text-h1 [overflow-wrap:anywhere]">
          {name}
        </h1>
        {validated && <ValidatedBadge projectId={project.id} />}
      </div>
      {tagline && (
        <p lang={language} className="text-ink-muted text-lead [overflow-wrap:anywhere]">
          {tagline}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-faint text-small">
        <Known project={project} />
        <TestedMark projectId={project.id} />
      </p>
    </header>
  );
}

function Known({ project }: { project: Project }) {
  const { t } = useTranslation('projectPage');
  const { t: tProjects } = useTranslation('projects');
  const { t: tUi } = useTranslation('ui');
  const { t: tCategory } = useTranslation('categories');
  const { categories, demoType, language, publishedAt, editedAt } = project;
  return (
    <span>
      {categories.map((category) => (
        <Fragment key={category}>
          <Link to={`/explore?categories=${category}`} className="hover:text-ink hover:underline">
            {tCategory(`names.${category}`)}
          </Link>
          {' · '}
        </Fragment>
      ))}
      {tProjects(`demoTypes.${demoType}`)}
      {' · '}
      {tUi('written', { language: tUi(`languages.${language}`) })}
      {' · '}
      {t('posted')} <Moment iso={publishedAt} />
      {editedAt && (
        <>
          {' · '}
          {t('edited')} <Moment iso={editedAt} />
        </>
      )}
    </span>
  );
}

function Moment({ iso }: { iso: string }) {
  const { i18n } = useTranslation();
  return (
    <time dateTime={iso} title={formatDay(new Date(iso), i18n.language)}>
      {formatAgo(new Date(iso), new Date(), i18n.language)}
    </time>
  );
}
