import * as z from 'zod';
import { notificationKind } from '../../../core/notifications/notification-kind.ts';
import { aboutProject } from '../projects/about-project.ts';
import { commentEvents } from './comments.events.ts';
import { isStillSaid } from './news.queries.ts';
import { noticesOfAnswer } from './notices-of-answer.ts';
import { noticesOfComment } from './notices-of-comment.ts';
import { noticesOfMention } from './notices-of-mention.ts';

/** News of a comment goes with it: what was removed or taken down, and what a held person wrote, is told to nobody any more. */
const aboutComment: typeof aboutProject = {
  ...aboutProject,
  isShown: (columns, readerId, now) => isStillSaid(aboutProject.isShown(columns, readerId, now), columns),
};

export const commentNotifications = {
  comment: notificationKind({
    on: commentEvents.written,
    event: { commentId: z.uuid() },
    to: noticesOfComment,
    bundleBy: 'about',
    ...aboutComment,
    place: 50,
    mail: 'off',
    push: 'off',
  }),
  reply: notificationKind({
    on: commentEvents.written,
    event: { commentId: z.uuid() },
    to: noticesOfAnswer,
    bundleBy: 'about',
    ...aboutComment,
    place: 55,
    mail: 'off',
    push: 'off',
  }),
  mention: notificationKind({
    on: commentEvents.written,
    event: { commentId: z.uuid() },
    to: noticesOfMention,
    bundleBy: 'about',
    ...aboutComment,
    isMention: true,
    place: 60,
    mail: 'on',
    push: 'on',
  }),
};
