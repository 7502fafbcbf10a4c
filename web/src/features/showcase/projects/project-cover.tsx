import type { ProjectCard } from '@firstlight/contract/showcase/projects/projects.ts';
import { GeneratedCover } from '../../../parts/projects/generated-cover.tsx';

interface ProjectCoverProps {
  project: Pick<ProjectCard, 'id' | 'name' | 'cover' | 'categories'>;
}

/** The large cover of a project's own page. */
export function ProjectCover({ project }: ProjectCoverProps) {
  const { cover } = project;
  const classes = 'block aspect-1200/630 w-full rounded-t-card object-cover';
  if (!cover) return <GeneratedCover project={project} className={classes} />;
  return (
    <img
      src={cover.large}
      srcSet={`${cover.small} 600w, ${cover.large} 1200w`}
      sizes="(min-width: 900px) 60vw, 100vw"
      alt={cover.alt}
      width={1200}
      height={630}
      fetchPriority="high"
      className={classes}
    />
  );
}
