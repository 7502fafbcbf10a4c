import type { ProjectPart } from '../../../parts/projects/project-part.ts';
import { ReportButton } from '../../../parts/reports/report-button.tsx';

/** Everybody but its maker can report a project, signed in or not. */
export const casesOnProject: ProjectPart = {
  place: 'actions',
  order: 90,
  namespaces: [],
  Part: ({ project, viewer }) =>
    viewer === 'owner' ? null : (
      <ReportButton size="md" reported={{ kind: 'project', address: project.id }} />
    ),
};
