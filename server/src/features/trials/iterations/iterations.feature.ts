import type { LivePush } from '@firstlight/contract/live.ts';
import * as iterations from '@firstlight/contract/trials/iterations/iterations.ts';
import { readLatestChange as latestEndpoint } from '@firstlight/contract/trials/iterations/latest-change.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { editIteration } from './edit-iteration.ts';
import { iterationEvents } from './iterations.events.ts';
import { iterationJobs } from './iterations.jobs.ts';
import { iterationsPersonal } from './iterations.personal.ts';
import { iterationReportable } from './iterations.reportable.ts';
import { listIterations } from './list-iterations.ts';
import { mountChangeBadge } from './mount-change-badge.ts';
import { publishIteration } from './publish-iteration.ts';
import { readLatestChange } from './read-latest-change.ts';
import { readBeforeAfter, readSkipDiagnosis } from './read-skip-diagnosis.ts';
import { removeIteration } from './remove-iteration.ts';
import { restoreIteration } from './restore-iteration.ts';

const ring = ({ projectId }: { projectId: string }): LivePush[] => [
  { topic: `project:${projectId}`, event: 'iterations.changed', payload: { projectId } },
];

export const iterationsFeature = feature({
  name: 'iterations',
  routes: [
    route(iterations.publishIteration, publishIteration),
    route(iterations.listIterations, listIterations),
    route(iterations.editIteration, editIteration),
    route(iterations.removeIteration, removeIteration),
    route(iterations.restoreIteration, restoreIteration),
    route(iterations.readSkipDiagnosis, readSkipDiagnosis),
    route(latestEndpoint, readLatestChange),
    route(iterations.readBeforeAfter, readBeforeAfter),
  ],
  servedPaths: [mountChangeBadge],
  events: iterationEvents,
  listeners: [
    listener({ on: iterationEvents.published, pushes: ring }),
    listener({ on: iterationEvents.edited, pushes: ring }),
    listener({ on: iterationEvents.removed, pushes: ring }),
    listener({ on: iterationEvents.restored, pushes: ring }),
    listener({ on: iterationEvents.visibilityChanged, pushes: ring }),
  ],
  jobs: iterationJobs,
  personal: [iterationsPersonal],
  reportables: [iterationReportable],
});
