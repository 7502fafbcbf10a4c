import { listener } from '../../../core/domain-events.ts';
import './personal-data.events.ts';
import { buildExportJob, mailExportJob, mailFarewellJob, removeExpiredJob } from './personal-data.jobs.ts';

export const personalDataListeners = [
  listener({ on: 'export.asked', jobs: ({ exportId }) => [buildExportJob.request({ exportId })] }),
  listener({ on: 'export.prepared', jobs: ({ exportId }) => [mailExportJob.request({ exportId })] }),
  listener({
    on: 'account.erased',
    jobs: ({ farewellId }) => [mailFarewellJob.request({ farewellId }), removeExpiredJob.request({})],
  }),
];
