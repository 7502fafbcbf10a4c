import type { Listener } from '../core/domain-events.ts';
import { accountListeners } from '../features/accounts/accounts.listeners.ts';
import { emailChangeListeners } from '../features/accounts/email-change/email-change.listeners.ts';
import { commentListeners } from '../features/comments/comments.listeners.ts';
import { contactListeners } from '../features/contact/contact.listeners.ts';
import { distributionListeners } from '../features/distribution/distribution.listeners.ts';
import { feedbackListeners } from '../features/feedback/feedback.listeners.ts';
import { iterationListeners } from '../features/iterations/iterations.listeners.ts';
import { notificationListeners } from '../features/notifications/notifications.listeners.ts';
import { personalDataListeners } from '../features/personal-data/personal-data.listeners.ts';
import { profileListeners } from '../features/profiles/profiles.listeners.ts';
import { projectListeners } from '../features/projects/projects.listeners.ts';
import { reactionListeners } from '../features/reactions/reactions.listeners.ts';

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
