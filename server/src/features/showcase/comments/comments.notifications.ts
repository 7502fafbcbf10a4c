import * as z from 'zod';
import { notificationKind } from '../../../core/notifications/notification-kind.ts';
import { aboutProject } from '../projects/about-project.ts';
import { commentEvents } from './comments.events.ts';
import { noticesOfAnswer } from './notices-of-answer.ts';
import { noticesOfComment } from './notices-of-comment.ts';
import { noticesOfMention } from './notices-of-mention.ts';

export const commentNotifications = {
  comment: notificationKind({
    on: commentEvents.written,
    event: { commentId: z.uuid() },
    to: noticesOfComment,
    bundleBy: 'about',
    ...aboutProject,
    place: 50,
    mail: 'off',
    push: 'off',
  }),
  reply: notificationKind({
    on: commentEvents.written,
    event: { commentId: z.uuid() },
    to: noticesOfAnswer,
    bundleBy: 'about',
    ...aboutProject,
    place: 55,
    mail: 'off',
    push: 'off',
  }),
  mention: notificationKind({
    on: commentEvents.written,
    event: { commentId: z.uuid() },
    to: noticesOfMention,
    bundleBy: 'about',
    ...aboutProject,
    isMention: true,
    place: 60,
    mail: 'on',
    push: 'on',
  }),
};
