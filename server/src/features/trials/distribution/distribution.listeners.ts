import { listener } from '../../../core/domain-events.ts';
import { noteIteration, placeNew, recount } from './distribution.jobs.ts';

const again = ({ projectId }: { projectId: string }) => [recount.request({ projectId })];
const iterated = ({ projectId }: { projectId: string }) => [noteIteration.request({ projectId })];

export const distributionListeners = [
  listener({ on: 'project.published', jobs: ({ projectId }) => [placeNew.request({ projectId })] }),
  listener({ on: 'project.edited', jobs: again }),
  listener({ on: 'project.visibility_changed', jobs: again }),
  listener({ on: 'project.removed', jobs: again }),
  listener({ on: 'project.restored', jobs: again }),
  listener({ on: 'feedback.given', jobs: again }),
  listener({ on: 'feedback.edited', jobs: again }),
  listener({ on: 'feedback.removed', jobs: again }),
  listener({ on: 'feedback.restored', jobs: again }),
  listener({ on: 'feedback.visibility_changed', jobs: again }),
  listener({ on: 'feedback.skipped', jobs: again }),
  listener({ on: 'feedback.test_begun', jobs: again }),
  listener({ on: 'iterations.published', jobs: iterated }),
  listener({ on: 'iterations.removed', jobs: iterated }),
  listener({ on: 'iterations.restored', jobs: iterated }),
];
