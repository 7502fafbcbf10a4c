import type { ProjectPart } from '../../../parts/projects/project-part.ts';
import { ReactionsBar } from './reactions-bar.tsx';

export const reactionsOnProject: ProjectPart = {
  place: 'aside',
  order: 10,
  namespaces: ['reactions'],
  Part: ({ project, viewer }) => <ReactionsBar projectId={project.id} isSignedIn={viewer !== 'guest'} />,
};
