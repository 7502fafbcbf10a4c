import * as personalData from '@firstlight/contract/people/personal-data/personal-data.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { eraseAccount } from './erase/erase-account.ts';
import { erasePerson } from './erase/erase-person.ts';
import { replayErasures } from './erase/replay-erasures.ts';
import { askExport } from './export/ask-export.ts';
import { downloadExport } from './export/download-export.ts';
import { exportPerson } from './export/export-person.ts';
import { openExport } from './export/open-export.ts';
import { readExport } from './export/read-export.ts';
import { personalDataEvents } from './personal-data.events.ts';
import {
  buildExportJob,
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
      on: personalDataEvents.accountErased,
      jobs: ({ farewellId }) => [mailFarewellJob.request({ farewellId }), removeExpiredJob.request({})],
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
