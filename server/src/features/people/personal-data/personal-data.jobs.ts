import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { finishErasure } from './erase/end-account.ts';
import { mailFarewell as mailLast } from './erase/mail-farewell.ts';
import { buildExport as build } from './export/build-export.ts';
import { mailExport as mailReady } from './export/mail-export.ts';
import { removeExpired as remove } from './export/remove-expired.ts';

const ofExport = z.strictObject({ exportId: z.uuid() });

export const buildExportJob = job({
  name: 'personal-data.build-export',
  payload: ofExport,
  handle: (ctx, { exportId }) => build(ctx, exportId),
});

export const mailExportJob = job({
  name: 'personal-data.mail-export',
  kind: 'mail',
  payload: ofExport,
  patient: true,
  handle: (ctx, { exportId }) => mailReady(ctx, exportId),
});

export const finishErasureJob = job({
  name: 'personal-data.finish-erasure',
  payload: z.strictObject({ personId: z.uuid() }),
  patient: true,
  handle: (ctx, { personId }) => finishErasure(ctx, personId),
});

export const mailFarewellJob = job({
  name: 'personal-data.mail-farewell',
  kind: 'mail',
  payload: z.strictObject({ farewellId: z.uuid() }),
  patient: true,
  handle: (ctx, { farewellId }) => mailLast(ctx, farewellId),
});

export const removeExpiredJob = job({
  name: 'personal-data.remove-expired',
  payload: z.strictObject({}),
  schedule: { cron: '15 * * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) => remove(ctx),
});

export const personalDataJobs = [
  buildExportJob,
  finishErasureJob,
  mailExportJob,
  mailFarewellJob,
  removeExpiredJob,
];
