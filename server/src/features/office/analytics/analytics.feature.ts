import * as analytics from '@firstlight/contract/office/analytics/analytics.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { analyticsJobs } from './analytics.jobs.ts';
import { analyticsMetrics } from './analytics.metrics.ts';
import { analyticsPersonal } from './analytics.personal.ts';
import { downloadAnalytics } from './read/download-analytics.ts';
import { readAnalytics } from './read/read-analytics.ts';

export const analyticsFeature = feature({
  name: 'analytics',
  routes: [
    route(analytics.readAnalytics, readAnalytics),
    route(analytics.downloadAnalytics, downloadAnalytics),
  ],
  jobs: analyticsJobs,
  metrics: analyticsMetrics,
  personal: [analyticsPersonal],
});
