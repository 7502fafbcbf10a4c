import { ConstellationCover } from './constellation-cover.tsx';

interface ProjectThumbProps {
  project: { id: string; cover: { small: string } | null; categories: readonly string[] };
  className?: string;
}

/** A project's picture beside its name, which says what it shows. */
export function ProjectThumb({ project, className }: ProjectThumbProps) {
  const classes = `block object-cover ${className ?? ''}`;
  if (project.cover) {
    return (
      <img src={project.cover.small} alt="" width={600} height={315} loading="lazy" className={classes} />
    );
  }
  return (
    <ConstellationCover
      seed={project.id}
      stars={3}
      sun={project.categories.length}
      width={160}
      height={120}
      className={classes}
    />
  );
}
