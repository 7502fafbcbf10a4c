import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import type { ComponentType } from 'react';
import type { Namespace } from '../../lib/language/locales.ts';
import type { Viewer } from './viewer.ts';

/** What a feature puts on every project's page: `<word>-on-project.tsx` in its folder, found by its name. */
export interface ProjectPart {
  /** In the row of buttons, or below it beside the description. */
  place: 'actions' | 'aside';
  /** The lowest comes first; no two have the same in one place. */
  order: number;
  /** Texts that must be there before the page is drawn. */
  namespaces: Namespace[];
  Part: ComponentType<ProjectPartProps>;
}

export interface ProjectPartProps {
  project: Project;
  viewer: Viewer;
}
