import type { Feature } from '../core/feature.ts';
import { alarmsFeature } from '../features/office/alarms/alarms.feature.ts';
import { analyticsFeature } from '../features/office/analytics/analytics.feature.ts';
import { announcementsFeature } from '../features/office/announcements/announcements.feature.ts';
import { casesFeature } from '../features/office/cases/cases.feature.ts';
import { sanctionsFeature } from '../features/office/sanctions/sanctions.feature.ts';
import { signalsFeature } from '../features/office/signals/signals.feature.ts';
import { supportFeature } from '../features/office/support/support.feature.ts';
import { contactFeature } from '../features/outreach/contact/contact.feature.ts';
import { newsletterFeature } from '../features/outreach/newsletter/newsletter.feature.ts';
import { notificationsFeature } from '../features/outreach/notifications/notifications.feature.ts';
import { accountsFeature } from '../features/people/accounts/accounts.feature.ts';
import { blocksFeature } from '../features/people/blocks/blocks.feature.ts';
import { personalDataFeature } from '../features/people/personal-data/personal-data.feature.ts';
import { meritsFeature } from '../features/reputation/merits/merits.feature.ts';
import { profilesFeature } from '../features/reputation/profiles/profiles.feature.ts';
import { commentsFeature } from '../features/showcase/comments/comments.feature.ts';
import { projectsFeature } from '../features/showcase/projects/projects.feature.ts';
import { reactionsFeature } from '../features/showcase/reactions/reactions.feature.ts';
import { channelsFeature } from '../features/talk/channels/channels.feature.ts';
import { conversationsFeature } from '../features/talk/conversations/conversations.feature.ts';
import { groupsFeature } from '../features/talk/groups/groups.feature.ts';
import { dashboardFeature } from '../features/trials/dashboard/dashboard.feature.ts';
import { distributionFeature } from '../features/trials/distribution/distribution.feature.ts';
import { feedFeature } from '../features/trials/feed/feed.feature.ts';
import { feedbackFeature } from '../features/trials/feedback/feedback.feature.ts';
import { iterationsFeature } from '../features/trials/iterations/iterations.feature.ts';
import { validationFeature } from '../features/trials/validation/validation.feature.ts';

/**
 * Every feature of the product, named here and nowhere else. Erasing a person follows this order: projects before what
 * hangs on them, so that locks are taken as everybody takes them, and the account itself last. For the rest any order would do.
 */
export const features: readonly Feature[] = [
  contactFeature,
  newsletterFeature,
  personalDataFeature,
  projectsFeature,
  feedbackFeature,
  commentsFeature,
  reactionsFeature,
  channelsFeature,
  conversationsFeature,
  groupsFeature,
  notificationsFeature,
  profilesFeature,
  feedFeature,
  distributionFeature,
  validationFeature,
  dashboardFeature,
  meritsFeature,
  iterationsFeature,
  blocksFeature,
  signalsFeature,
  alarmsFeature,
  analyticsFeature,
  announcementsFeature,
  casesFeature,
  sanctionsFeature,
  supportFeature,
  accountsFeature,
];
