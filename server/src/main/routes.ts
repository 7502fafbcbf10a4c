import type { Route } from '../core/http/route.ts';
import { accountRoutes } from '../features/accounts/accounts.routes.ts';
import { emailChangeRoutes } from '../features/accounts/email-change/email-change.routes.ts';
import { providerRoutes } from '../features/accounts/providers/providers.routes.ts';
import { passkeyRoutes } from '../features/accounts/security/passkeys.routes.ts';
import { securityRoutes } from '../features/accounts/security/security.routes.ts';
import { commentRoutes } from '../features/comments/comments.routes.ts';
import { contactRoutes } from '../features/contact/contact.routes.ts';
import { dashboardRoutes } from '../features/dashboard/dashboard.routes.ts';
import { distributionRoutes } from '../features/distribution/distribution.routes.ts';
import { feedRoutes } from '../features/feed/feed.routes.ts';
import { feedbackRoutes } from '../features/feedback/feedback.routes.ts';
import { skipRoutes } from '../features/feedback/skips/skips.routes.ts';
import { iterationRoutes } from '../features/iterations/iterations.routes.ts';
import { notificationRoutes } from '../features/notifications/notifications.routes.ts';
import { personalDataRoutes } from '../features/personal-data/personal-data.routes.ts';
import { profileRoutes } from '../features/profiles/profiles.routes.ts';
import { projectRoutes } from '../features/projects/projects.routes.ts';
import { reactionRoutes } from '../features/reactions/reactions.routes.ts';
import { validationRoutes } from '../features/validation/validation.routes.ts';

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
