import type { Route } from '../core/http/route.ts';
import { contactRoutes } from '../features/outreach/contact/contact.routes.ts';
import { notificationRoutes } from '../features/outreach/notifications/notifications.routes.ts';
import { accountRoutes } from '../features/people/accounts/accounts.routes.ts';
import { emailChangeRoutes } from '../features/people/accounts/email-change/email-change.routes.ts';
import { passkeyRoutes } from '../features/people/accounts/passkeys/passkeys.routes.ts';
import { providerRoutes } from '../features/people/accounts/providers/providers.routes.ts';
import { securityRoutes } from '../features/people/accounts/security/security.routes.ts';
import { personalDataRoutes } from '../features/people/personal-data/personal-data.routes.ts';
import { profileRoutes } from '../features/reputation/profiles/profiles.routes.ts';
import { commentRoutes } from '../features/showcase/comments/comments.routes.ts';
import { projectRoutes } from '../features/showcase/projects/projects.routes.ts';
import { reactionRoutes } from '../features/showcase/reactions/reactions.routes.ts';
import { dashboardRoutes } from '../features/trials/dashboard/dashboard.routes.ts';
import { distributionRoutes } from '../features/trials/distribution/distribution.routes.ts';
import { feedRoutes } from '../features/trials/feed/feed.routes.ts';
import { feedbackRoutes } from '../features/trials/feedback/feedback.routes.ts';
import { skipRoutes } from '../features/trials/feedback/skips/skips.routes.ts';
import { iterationRoutes } from '../features/trials/iterations/iterations.routes.ts';
import { validationRoutes } from '../features/trials/validation/validation.routes.ts';

export const routes: readonly Route[] = [
  ...accountRoutes,
  ...passkeyRoutes,
  ...providerRoutes,
  ...securityRoutes,
  ...emailChangeRoutes,
  ...commentRoutes,
  ...contactRoutes,
  ...feedbackRoutes,
  ...notificationRoutes,
  ...personalDataRoutes,
  ...profileRoutes,
  ...projectRoutes,
  ...reactionRoutes,
  ...feedRoutes,
  ...skipRoutes,
  ...distributionRoutes,
  ...validationRoutes,
  ...dashboardRoutes,
  ...iterationRoutes,
];
