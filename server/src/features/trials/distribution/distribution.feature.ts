import * as distribution from '@firstlight/contract/trials/distribution/distribution.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { answer } from '../../../core/question.ts';
import { projectEvents } from '../../showcase/projects/projects.events.ts';
import { feedbackEvents } from '../feedback/feedback.events.ts';
import { feedbackQuestions } from '../feedback/feedback.questions.ts';
import { iterationEvents } from '../iterations/iterations.events.ts';
import { distributionEvents } from './distribution.events.ts';
import { distributionJobs, noteIteration, placeNew, recount } from './distribution.jobs.ts';
import { distributionMetrics } from './distribution.metrics.ts';
import { distributionNotifications } from './distribution.notifications.ts';
import { distributionPersonal } from './distribution.personal.ts';
import { readMetrics } from './measure/read-metrics.ts';
import { wasPrompted } from './measure/was-prompted.ts';
import { recountStrayed } from './need/recount-strayed.ts';
import { readLatestRun } from './run/read-latest-run.ts';
import { startRun } from './run/start-run.ts';

const again = ({ projectId }: { projectId: string }) => [recount.request({ projectId })];
const iterated = ({ projectId }: { projectId: string }) => [noteIteration.request({ projectId })];

export const distributionFeature = feature({
  name: 'distribution',
  routes: [
    route(distribution.startRun, startRun),
    route(distribution.readLatestRun, readLatestRun),
    route(distribution.readMetrics, readMetrics),
  ],
  events: distributionEvents,
  listeners: [
    listener({ on: projectEvents.published, jobs: ({ projectId }) => [placeNew.request({ projectId })] }),
    listener({ on: projectEvents.edited, jobs: again }),
    listener({ on: projectEvents.visibilityChanged, jobs: again }),
    listener({ on: projectEvents.removed, jobs: again }),
    listener({ on: projectEvents.restored, jobs: again }),
    listener({ on: feedbackEvents.given, jobs: again }),
    listener({ on: feedbackEvents.edited, jobs: again }),
    listener({ on: feedbackEvents.removed, jobs: again }),
    listener({ on: feedbackEvents.restored, jobs: again }),
    listener({ on: feedbackEvents.visibilityChanged, jobs: again }),
    listener({ on: feedbackEvents.skipped, jobs: again }),
    listener({ on: feedbackEvents.testBegun, jobs: again }),
    // The bell of whoever has seen them speaks of what is still open.
    listener({
      on: distributionEvents.offersNoticed,
      pushes: ({ testerId }) => [{ topic: `me:${testerId}`, event: 'notifications.changed', payload: {} }],
    }),
    listener({ on: iterationEvents.published, jobs: iterated }),
    listener({ on: iterationEvents.removed, jobs: iterated }),
    listener({ on: iterationEvents.restored, jobs: iterated }),
    listener({ on: iterationEvents.visibilityChanged, jobs: iterated }),
  ],
  answers: [answer(feedbackQuestions.wasPrompted, wasPrompted)],
  jobs: distributionJobs,
  metrics: distributionMetrics,
  commands: { recount: recountStrayed },
  notifications: distributionNotifications,
  personal: [distributionPersonal],
});
