import type { LivePush } from '@firstlight/contract/live.ts';
import * as comments from '@firstlight/contract/showcase/comments/comments.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { commentEvents } from './comments.events.ts';
import { commentJobs } from './comments.jobs.ts';
import { commentNotifications } from './comments.notifications.ts';
import { commentsPersonal } from './comments.personal.ts';
import { commentReportable } from './comments.reportable.ts';
import { editComment } from './edit-comment.ts';
import { listComments } from './list-comments.ts';
import { listReplies } from './list-replies.ts';
import { removeComment } from './remove-comment.ts';
import { restoreComment } from './restore-comment.ts';
import { writeComment } from './write-comment.ts';

const ring = ({ projectId }: { projectId: string }): LivePush[] => [
  { topic: `project:${projectId}`, event: 'comments.changed', payload: { projectId } },
];

export const commentsFeature = feature({
  name: 'comments',
  routes: [
    route(comments.listComments, listComments),
    route(comments.listReplies, listReplies),
    route(comments.writeComment, writeComment),
    route(comments.editComment, editComment),
    route(comments.removeComment, removeComment),
    route(comments.restoreComment, restoreComment),
  ],
  events: commentEvents,
  listeners: [
    listener({ on: commentEvents.written, pushes: ring }),
    listener({ on: commentEvents.edited, pushes: ring }),
    listener({ on: commentEvents.removed, pushes: ring }),
    listener({ on: commentEvents.restored, pushes: ring }),
    listener({ on: commentEvents.visibilityChanged, pushes: ring }),
  ],
  jobs: commentJobs,
  notifications: commentNotifications,
  personal: [commentsPersonal],
  reportables: [commentReportable],
});
