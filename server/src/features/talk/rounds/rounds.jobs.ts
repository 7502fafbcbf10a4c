import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { tellOfIteration } from './acts/tell-of-iteration.ts';
import { tellResponses } from './acts/tell-responses.ts';
import { endRounds } from './end-rounds.ts';

/** By the minute, as what is pending is released. */
const endRoundsJob = job({
  name: 'rounds.end-rounds',
  payload: z.strictObject({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
  handle: (ctx) => endRounds(ctx),
});

const tellResponsesJob = job({
  name: 'rounds.tell-responses',
  payload: z.strictObject({}),
  schedule: { cron: '*/15 * * * *', timeZone: 'UTC' },
  handle: (ctx) => tellResponses(ctx),
});

export const noteIterationJob = job({
  name: 'rounds.note-iteration',
  payload: z.strictObject({ projectId: z.uuid(), iterationId: z.uuid() }),
  handle: tellOfIteration,
});

export const roundJobs = [endRoundsJob, tellResponsesJob, noteIterationJob];
