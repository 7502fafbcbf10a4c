import * as z from 'zod';
import { job } from '../../core/jobs.ts';
import { buildExport as build } from './build-export.ts';
import { mailExport as mailReady } from './mail-export.ts';
import { mailFarewell as mailLast } from './mail-farewell.ts';
import { removeExpired as remove } from './remove-expired.ts';

const ofExport = z.strictObject({ exportId: z.uuid() });

export const buildExport = job({
  name: 'personal-data.build-export',
  payload: ofExport,
  handle: (ctx, { exportId }) => build(ctx, exportId),
});

export const mailExport = job({
  name: 'personal-data.mail-export',
  payload: ofExport,
  patient: true,
  handle: (ctx, { exportId }) => mailReady(ctx, exportId),
});

export const mailFarewell = job({
  name: 'personal-data.mail-farewell',
  payload: z.strictObject({ farewellId: z.uuid() }),
  patient: true,
  handle: (ctx, { farewellId }) => mailLast(ctx, farewellId),
});

export const removeExpired = job({
  name: 'personal-data.remove-expired',
  payload: z.strictObject({}),
  schedule: { cron: '15 * * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) => remove(ctx),
});

export const personalDataJobs = [buildExport, mailExport, mailFarewell, removeExpired];
