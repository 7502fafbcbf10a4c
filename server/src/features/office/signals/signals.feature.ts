import { type DomainEvent, type EventType, type Listener, listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { accountEvents } from '../../people/accounts/accounts.events.ts';
import { profileEvents } from '../../reputation/profiles/profiles.events.ts';
import { commentEvents } from '../../showcase/comments/comments.events.ts';
import { projectEvents } from '../../showcase/projects/projects.events.ts';
import { feedbackEvents } from '../../trials/feedback/feedback.events.ts';
import { iterationEvents } from '../../trials/iterations/iterations.events.ts';
import { validationEvents } from '../../trials/validation/validation.events.ts';
import type { checkedKinds } from './notice/checked-kinds.ts';
import { checkReturn, checkWritten, noteDoubted, signalJobs } from './signals.jobs.ts';
import { signalsPersonal } from './signals.personal.ts';

/** Texts of anonymous testers are checked when they are published, because a check moves nothing before. */
const look = <About extends object>(
  on: EventType<About>,
  kind: (typeof checkedKinds)[number],
  idOf: (event: DomainEvent<About>) => string,
): Listener => listener({ on, jobs: (event) => [checkWritten.request({ kind, id: idOf(event) })] });

export const signalsFeature = feature({
  name: 'signals',
  listeners: [
    look(projectEvents.published, 'project', ({ projectId }) => projectId),
    look(projectEvents.edited, 'project', ({ projectId }) => projectId),
    look(iterationEvents.published, 'iteration', ({ iterationId }) => iterationId),
    look(iterationEvents.edited, 'iteration', ({ iterationId }) => iterationId),
    look(commentEvents.written, 'comment', ({ commentId }) => commentId),
    look(commentEvents.edited, 'comment', ({ commentId }) => commentId),
    look(profileEvents.edited, 'profile', ({ userId }) => userId),
    look(feedbackEvents.given, 'feedback', ({ feedbackId }) => feedbackId),
    look(feedbackEvents.edited, 'feedback', ({ feedbackId }) => feedbackId),
    listener({ on: accountEvents.confirmed, jobs: ({ userId }) => [checkReturn.request({ userId })] }),
    listener({
      on: validationEvents.doubted,
      jobs: ({ projectId }) => [noteDoubted.request({ projectId })],
    }),
  ],
  jobs: signalJobs,
  personal: [signalsPersonal],
});
