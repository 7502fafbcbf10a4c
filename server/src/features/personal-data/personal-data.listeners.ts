import { listener } from '../../core/domain-events.ts';
import './personal-data.events.ts';
import { buildExport, mailExport, mailFarewell, removeExpired } from './personal-data.jobs.ts';

export const personalDataListeners = [
  listener({ on: 'export.asked', jobs: ({ exportId }) => [buildExport.request({ exportId })] }),
  listener({ on: 'export.prepared', jobs: ({ exportId }) => [mailExport.request({ exportId })] }),
  listener({
    on: 'account.erased',
    jobs: ({ farewellId }) => [mailFarewell.request({ farewellId }), removeExpired.request({})],
  }),
];
