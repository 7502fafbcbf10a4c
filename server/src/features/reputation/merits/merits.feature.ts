import { feature } from '../../../core/feature.ts';
import { meritJobs } from './merits.jobs.ts';
import { meritsPersonal } from './merits.personal.ts';

export const meritsFeature = feature({
  name: 'merits',
  jobs: meritJobs,
  personal: [meritsPersonal],
});
