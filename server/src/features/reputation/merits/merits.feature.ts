import { feature } from '../../../core/feature.ts';
import { meritEvents } from './merits.events.ts';
import { meritJobs } from './merits.jobs.ts';
import { meritNotifications } from './merits.notifications.ts';
import { meritsPersonal } from './merits.personal.ts';

export const meritsFeature = feature({
  name: 'merits',
  events: meritEvents,
  jobs: meritJobs,
  notifications: meritNotifications,
  personal: [meritsPersonal],
});
