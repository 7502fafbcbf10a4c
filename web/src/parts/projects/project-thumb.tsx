import type { Covered, CoverShape } from '@firstlight/contract/showcase/projects/generated-cover.ts';
import { clsx } from 'clsx';
import { GeneratedCover } from './generated-cover.tsx';

interface ProjectThumbProps {
  project: Covered & { cover: { small: string } | null };
  /** Small pictures show the letter alone. */
  shape?: CoverShape;
  className?: string;
}

/** A project's picture beside its name, which says what it shows. */
export function ProjectThumb({ project, shape = 'thumbnail', className }: ProjectThumbProps) {
  const classes = clsx('block object-cover', className);
  if (!project.cover) return <GeneratedCover project={project} shape={shape} className={classes} />;
  return <img src={project.cover.small} alt="" width={600} height={315} loading="lazy" className={classes} />;
}
