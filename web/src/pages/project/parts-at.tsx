import type { ProjectPart, ProjectPartProps } from '../../parts/projects/project-part.ts';
import { projectParts } from './project-parts.ts';

interface PartsAtProps extends ProjectPartProps {
  place: ProjectPart['place'];
}

export function PartsAt({ place, ...props }: PartsAtProps) {
  const parts = projectParts.filter((part) => part.place === place);
  return parts.map(({ order, Part }) => <Part key={order} {...props} />);
}
