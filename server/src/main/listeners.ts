import type { Listener } from '../core/domain-events.ts';
import { contactListeners } from '../features/outreach/contact/contact.listeners.ts';
import { notificationListeners } from '../features/outreach/notifications/notifications.listeners.ts';
import { accountListeners } from '../features/people/accounts/accounts.listeners.ts';
import { emailChangeListeners } from '../features/people/accounts/email-change/email-change.listeners.ts';
import { personalDataListeners } from '../features/people/personal-data/personal-data.listeners.ts';
import { profileListeners } from '../features/reputation/profiles/profiles.listeners.ts';
import { commentListeners } from '../features/showcase/comments/comments.listeners.ts';
import { projectListeners } from '../features/showcase/projects/projects.listeners.ts';
import { reactionListeners } from '../features/showcase/reactions/reactions.listeners.ts';
import { distributionListeners } from '../features/trials/distribution/distribution.listeners.ts';
import { feedbackListeners } from '../features/trials/feedback/feedback.listeners.ts';
import { iterationListeners } from '../features/trials/iterations/iterations.listeners.ts';

/** Who hears what. Features bring their own lists; here they are only named. */
export const listeners: readonly Listener[] = [
  ...accountListeners,
  ...emailChangeListeners,
  ...commentListeners,
  ...contactListeners,
  ...feedbackListeners,
  ...notificationListeners,
  ...personalDataListeners,
  ...profileListeners,
  ...projectListeners,
  ...reactionListeners,
  ...distributionListeners,
  ...iterationListeners,
];
