import * as distribution from '@firstlight/contract/trials/distribution/distribution.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { answer } from '../../../core/question.ts';
import { feedbackQuestions } from '../feedback/feedback.questions.ts';
import { distributionJobs, noteIteration, placeNew, recount } from './distribution.jobs.ts';
import { distributionPersonal } from './distribution.personal.ts';
import { readMetrics } from './measure/read-metrics.ts';
import { readLatestRun } from './run/read-latest-run.ts';
import { startRun } from './run/start-run.ts';
import { wasPrompted } from './measure/was-prompted.ts';

const again = ({ projectId }: { projectId: string }) => [recount.request({ projectId })];
const iterated = ({ projectId }: { projectId: string }) => [noteIteration.request({ projectId })];

export const distributionFeature = feature({
  name: 'distribution',
  routes: [
    route(distribution.startRun, startRun),
    route(distribution.readLatestRun, readLatestRun),
    route(distribution.readMetrics, readMetrics),
  ],
  listeners: [
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
  ],
  answers: [answer(feedbackQuestions.wasPrompted, wasPrompted)],
  jobs: distributionJobs,
  personal: [distributionPersonal],
});
