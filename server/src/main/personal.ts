import { machineryPersonal } from '../core/machinery.personal.ts';
import type { PersonalPart } from '../core/personal-part.ts';
import { accountsPersonal } from '../features/accounts/accounts.personal.ts';
import { emailChangePersonal } from '../features/accounts/email-change/email-change.personal.ts';
import { providersPersonal } from '../features/accounts/providers/providers.personal.ts';
import { securityPersonal } from '../features/accounts/security/security.personal.ts';
import { commentsPersonal } from '../features/comments/comments.personal.ts';
import { contactPersonal } from '../features/contact/contact.personal.ts';
import { conversationsPersonal } from '../features/conversations/conversations.personal.ts';
import { distributionPersonal } from '../features/distribution/distribution.personal.ts';
import { feedPersonal } from '../features/feed/feed.personal.ts';
import { feedbackPersonal } from '../features/feedback/feedback.personal.ts';
import { skipsPersonal } from '../features/feedback/skips/skips.personal.ts';
import { iterationsPersonal } from '../features/iterations/iterations.personal.ts';
import { meritsPersonal } from '../features/merits/merits.personal.ts';
import { notificationsPersonal } from '../features/notifications/notifications.personal.ts';
import { personalDataPersonal } from '../features/personal-data/personal-data.personal.ts';
import { profilesPersonal } from '../features/profiles/profiles.personal.ts';
import { projectsPersonal } from '../features/projects/projects.personal.ts';
import { reactionsPersonal } from '../features/reactions/reactions.personal.ts';
import { validationPersonal } from '../features/validation/validation.personal.ts';

/**
 * What each part of the product knows about people. Erasure follows this order: projects before what hangs on them, so
 * that locks are taken as everybody takes them, and the account itself last.
 */
export const personalParts: readonly PersonalPart[] = [
  machineryPersonal,
  contactPersonal,
  personalDataPersonal,
  projectsPersonal,
  feedbackPersonal,
  commentsPersonal,
  reactionsPersonal,
  conversationsPersonal,
  notificationsPersonal,
  profilesPersonal,
  skipsPersonal,
  feedPersonal,
  distributionPersonal,
  validationPersonal,
  meritsPersonal,
  iterationsPersonal,
  securityPersonal,
  emailChangePersonal,
  providersPersonal,
  accountsPersonal,
];
