import type { ProjectPart } from '../../parts/projects/project-part.ts';

const modules = import.meta.glob<Record<string, ProjectPart>>('../../features/*/*/*-on-project.tsx', {
  eager: true,
});

/** What features put on this page, in its order. They come with the page and are on no other. */
export const projectParts: ProjectPart[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .toSorted((one, other) => one.order - other.order);
