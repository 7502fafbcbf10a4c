import {
  readValidation as endpoint,
  readValidatedReach,
} from '@firstlight/contract/trials/validation/validation.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { readReach } from './read-reach.ts';
import { readValidation } from './read-validation.ts';
import { validationEvents } from './validation.events.ts';
import { validationJobs } from './validation.jobs.ts';
import { validationMetrics } from './validation.metrics.ts';
import { validationNotifications } from './validation.notifications.ts';
import { validationPersonal } from './validation.personal.ts';

export const validationFeature = feature({
  name: 'validation',
  routes: [route(endpoint, readValidation), route(readValidatedReach, readReach)],
  events: validationEvents,
  jobs: validationJobs,
  notifications: validationNotifications,
  metrics: validationMetrics,
  personal: [validationPersonal],
});
