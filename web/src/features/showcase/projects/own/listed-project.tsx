import type { ProjectCard as Listed } from '@firstlight/contract/showcase/projects/projects.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../../lib/language/use-language.ts';
import { cameFromFeed } from '../../../../parts/projects/came-from.ts';
import { type Measured, ProgressLine } from '../../../../parts/projects/progress-line.tsx';
import {
  ProjectCard,
  type ProjectCardProps,
  wholeCardLink,
} from '../../../../parts/projects/project-card.tsx';
import { ValidatedBadge } from '../validated/validated-badge.tsx';

type Passed =
  | 'look'
  | 'headingLevel'
  | 'actions'
  | 'dimmed'
  | 'article'
  | 'ids'
  | 'why'
  | 'facts'
  | 'below'
  | 'opening';

interface ListedProjectProps extends Pick<ProjectCardProps, Passed> {
  project: Listed & Pick<Measured, 'skipCount' | 'responseCount'>;
  badge?: ReactNode;
}

/** A project as the server lists it, as a card that leads to its page. */
export function ListedProject({ project, badge, ...rest }: ListedProjectProps) {
  const { t } = useTranslation('ui');
  const { t: tCategory } = useTranslation('categories');
  const { id, name, pitch, cover, validated, language } = project;
  const isInFeed = rest.look === 'feed';
  const isForeign = language !== useLanguage();
  const written = isForeign ? [t('written', { language: t(`languages.${language}`) })] : [];
  return (
    <ProjectCard
      {...rest}
      covered={project}
      title={
        <Link
          to={`/project/${id}`}
          {...(isInFeed && { state: cameFromFeed })}
          className={isInFeed ? 'hover:underline' : wholeCardLink}
          lang={language}
        >
          {name}
        </Link>
      }
      pitch={pitch}
      pitchLanguage={language}
      categories={[...project.categories.map((category) => tCategory(`names.${category}`)), ...written]}
      {...(cover && { cover: { src: isInFeed ? cover.large : cover.small, alt: cover.alt } })}
      badge={badge ?? (validated && <ValidatedBadge projectId={id} />)}
      progress={
        <ProgressLine
          project={project}
          look={isInFeed ? 'full' : 'inline'}
          reader={isInFeed ? 'anyone' : 'maker'}
        />
      }
    />
  );
}
