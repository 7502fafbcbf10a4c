import * as z from 'zod';
import { notificationKind } from '../../../core/notifications/notification-kind.ts';
import { aboutProject } from '../../showcase/projects/about-project.ts';
import { noticesOfValidated } from './notices-of-validated.ts';
import { validationEvents } from './validation.events.ts';

export const validationNotifications = {
  validated: notificationKind({
    on: validationEvents.granted,
    event: { projectId: z.uuid(), on: z.iso.date() },
    to: noticesOfValidated,
    bundleBy: 'about',
    ...aboutProject,
    place: 70,
    mail: 'on',
    push: 'on',
  }),
};
