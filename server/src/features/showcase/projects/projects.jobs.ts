import * as z from 'zod';
import { removeUnusedPicture } from '../../../core/files/remove-unused-picture.ts';
import { job } from '../../../core/job.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import { coverSizes } from './cover/cover-addresses.ts';
import { pictureSizes } from './gallery/picture-addresses.ts';
import { forgetReadings } from './page-readings/forget-readings.ts';
import { readPage } from './page-readings/read-page.ts';
import { deleteUnusedWords } from './personal-rows.queries.ts';
import { adjustRatings, refreshMean } from './ratings/ratings.queries.ts';
import { purgeProjects } from './write/purge-projects.ts';

/** Patient: a store that is away for a day must not leave pictures behind that somebody took down. */
export const removeStoredCover = job({
  name: 'projects.remove-stored-cover',
  payload: z.strictObject({ folder: z.string() }),
  patient: true,
  handle: (ctx, { folder }) => removeUnusedPicture(ctx, folder, coverSizes),
});

export const removeStoredPicture = job({
  name: 'projects.remove-stored-picture',
  payload: z.strictObject({ folder: z.string() }),
  patient: true,
  handle: (ctx, { folder }) => removeUnusedPicture(ctx, folder, pictureSizes),
});

export const purgeDeletedProjects = job({
  name: 'projects.purge-deleted',
  payload: z.strictObject({}),
  schedule: { cron: '50 3 * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) => purgeProjects(ctx),
});

/** At night for what was edited, hidden or purged, and at once when somebody's projects go with their account. */
export const forgetUnusedWords = job({
  name: 'projects.forget-unused-words',
  payload: z.strictObject({}),
  schedule: { cron: '40 4 * * *', timeZone: 'Europe/Paris' },
  handle: ({ db }) => deleteUnusedWords(db),
});

/** Ratings are adjusted towards the mean of all, so they follow when it moves. */
export const followMean = job({
  name: 'projects.follow-mean',
  payload: z.strictObject({}),
  schedule: { cron: '10 * * * *', timeZone: 'Europe/Paris' },
  async handle({ db }) {
    await refreshMean(db);
    await inBatches((limit) => adjustRatings(db, limit), 1000);
  },
});

export const readAskedPage = job({
  name: 'projects.read-page',
  payload: z.strictObject({ id: z.uuid(), ownerId: z.uuid() }),
  handle: (ctx, own) => readPage(ctx, own),
});

const forgetPageReadings = job({
  name: 'projects.forget-page-readings',
  payload: z.strictObject({}),
  schedule: { cron: '25 * * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) => forgetReadings(ctx),
});

export const projectJobs = [
  removeStoredCover,
  removeStoredPicture,
  purgeDeletedProjects,
  forgetUnusedWords,
  followMean,
  readAskedPage,
  forgetPageReadings,
];
