import { machineryPersonal } from '../core/machinery.personal.ts';
import type { PersonalPart } from '../core/personal-part.ts';
import { contactPersonal } from '../features/outreach/contact/contact.personal.ts';
import { notificationsPersonal } from '../features/outreach/notifications/notifications.personal.ts';
import { accountsPersonal } from '../features/people/accounts/accounts.personal.ts';
import { emailChangePersonal } from '../features/people/accounts/email-change/email-change.personal.ts';
import { providersPersonal } from '../features/people/accounts/providers/providers.personal.ts';
import { securityPersonal } from '../features/people/accounts/security/security.personal.ts';
import { personalDataPersonal } from '../features/people/personal-data/personal-data.personal.ts';
import { meritsPersonal } from '../features/reputation/merits/merits.personal.ts';
import { profilesPersonal } from '../features/reputation/profiles/profiles.personal.ts';
import { commentsPersonal } from '../features/showcase/comments/comments.personal.ts';
import { projectsPersonal } from '../features/showcase/projects/projects.personal.ts';
import { reactionsPersonal } from '../features/showcase/reactions/reactions.personal.ts';
import { conversationsPersonal } from '../features/talk/conversations/conversations.personal.ts';
import { distributionPersonal } from '../features/trials/distribution/distribution.personal.ts';
import { feedPersonal } from '../features/trials/feed/feed.personal.ts';
import { feedbackPersonal } from '../features/trials/feedback/feedback.personal.ts';
import { skipsPersonal } from '../features/trials/feedback/skips/skips.personal.ts';
import { iterationsPersonal } from '../features/trials/iterations/iterations.personal.ts';
import { validationPersonal } from '../features/trials/validation/validation.personal.ts';

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
