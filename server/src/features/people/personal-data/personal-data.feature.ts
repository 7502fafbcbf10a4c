import * as personalData from '@firstlight/contract/people/personal-data/personal-data.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { erasePerson, replayErasures } from './erase/end-account.ts';
import { eraseAccount } from './erase/erase-account.ts';
import { askExport } from './export/ask-export.ts';
import { downloadExport } from './export/download-export.ts';
import { exportPerson } from './export/export-person.ts';
import { openExport } from './export/open-export.ts';
import { readExport } from './export/read-export.ts';
import { personalDataEvents } from './personal-data.events.ts';
import {
  buildExportJob,
  finishErasureJob,
  mailExportJob,
  mailFarewellJob,
  personalDataJobs,
  removeExpiredJob,
} from './personal-data.jobs.ts';
import { personalDataPersonal } from './personal-data.personal.ts';

export const personalDataFeature = feature({
  name: 'personal-data',
  routes: [
    route(personalData.readExport, readExport),
    route(personalData.askExport, askExport),
    route(personalData.openExport, openExport),
    route(personalData.downloadExport, downloadExport),
    route(personalData.eraseAccount, eraseAccount),
  ],
  events: personalDataEvents,
  listeners: [
    listener({
      on: personalDataEvents.exportAsked,
      jobs: ({ exportId }) => [buildExportJob.request({ exportId })],
    }),
    listener({
      on: personalDataEvents.exportPrepared,
      jobs: ({ exportId }) => [mailExportJob.request({ exportId })],
    }),
    listener({
      on: personalDataEvents.accountEnded,
      jobs: ({ personId }) => [finishErasureJob.request({ personId }), removeExpiredJob.request({})],
    }),
    listener({
      on: personalDataEvents.farewellWritten,
      jobs: ({ farewellId }) => [mailFarewellJob.request({ farewellId })],
    }),
  ],
  jobs: personalDataJobs,
  commands: {
    'replay-erasures': replayErasures,
    'erase-person': (ctx, [username = '']) => erasePerson(ctx, username),
    'export-person': (ctx, [username = '']) => exportPerson(ctx, username),
  },
  personal: [personalDataPersonal],
});
