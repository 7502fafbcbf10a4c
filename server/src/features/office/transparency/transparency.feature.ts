import * as transparency from '@firstlight/contract/office/transparency/transparency.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { downloadFigures } from './download-figures.ts';
import { findReceipt } from './find-receipt.ts';
import { readTransparency } from './read-transparency.ts';
import { transparencyJobs } from './transparency.jobs.ts';
import { transparencyPersonal } from './transparency.personal.ts';

export const transparencyFeature = feature({
  name: 'transparency',
  routes: [
    route(transparency.readTransparency, readTransparency),
    route(transparency.downloadFigures, downloadFigures),
    route(transparency.findReceipt, findReceipt),
  ],
  jobs: transparencyJobs,
  personal: [transparencyPersonal],
});
