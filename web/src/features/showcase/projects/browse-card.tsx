import type { ProjectCard } from '@firstlight/contract/showcase/projects/projects.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LanguageLabel } from '../../../parts/language-label.tsx';
import { GeneratedCover } from '../../../parts/projects/generated-cover.tsx';
import { ProgressLine } from '../../../parts/projects/progress-line.tsx';
import { wholeCardLink } from '../../../parts/projects/project-card.tsx';
import { TestedMark } from '../../../parts/projects/tested-mark.tsx';
import { Card } from '../../../ui/card.tsx';

interface BrowseCardProps {
  project: ProjectCard;
  headingLevel?: 2 | 3;
}

/** As wide as a list has room for: four beside each other, three beside the rail, one on a phone. */
export const browseGrid = 'grid gap-6 sm:grid-cols-[repeat(auto-fill,minmax(16rem,1fr))]';

/** A project among many: each card as high as its neighbours, its foot on one line with theirs. */
export function BrowseCard({ project, headingLevel = 3 }: BrowseCardProps) {
  const { t: tCategory } = useTranslation('categories');
  const { id, name, pitch, language, categories } = project;
  const Heading = `h${headingLevel}` as const;
  return (
    <Card as="article" padded={false} interactive className="flex flex-col overflow-hidden">
      <BrowseCover project={project} />
      <div className="flex flex-1 flex-col p-4">
        <Heading className="truncate font-display font-semibold text-lead leading-snug">
          <Link to={`/project/${id}`} className={wholeCardLink} lang={language}>
            {name}
          </Link>
        </Heading>
        <p lang={language} className="mt-1 line-clamp-2 min-h-10 text-ink-muted text-small">
          {pitch}
        </p>
        <p className="mt-2 flex justify-between gap-3 whitespace-nowrap text-[0.8125rem] text-ink-faint">
          <span className="truncate">
            {categories.map((category) => tCategory(`names.${category}`)).join(' · ')}
          </span>
          <TestedMark projectId={id} />
          <LanguageLabel language={language} />
        </p>
        <div className="mt-auto pt-2">
          <ProgressLine project={project} />
        </div>
      </div>
    </Card>
  );
}

function BrowseCover({ project }: { project: ProjectCard }) {
  const { cover } = project;
  const classes = 'block aspect-1200/630 w-full object-cover';
  if (!cover) return <GeneratedCover project={project} className={classes} />;
  return (
    <img src={cover.small} alt={cover.alt} width={600} height={315} loading="lazy" className={classes} />
  );
}
