import * as z from 'zod';
import { job } from '../../../../core/job.ts';
import { copyKey } from './copy-key.ts';
import { copyPictures } from './copy-pictures.ts';

/** Patient: while the store is away nothing is removed from it either. */
export const copyReportedPictures = job({
  name: 'cases.copy-pictures',
  payload: z.strictObject({ caseId: z.uuid() }),
  patient: true,
  handle: (ctx, { caseId }) => copyPictures(ctx, caseId),
});

/** Patient: a store that is away for a day must not leave copies behind that nobody may keep. */
export const removeForgottenCopy = job({
  name: 'cases.remove-copy',
  payload: z.strictObject({ pictureId: z.uuid() }),
  patient: true,
  handle: ({ files }, { pictureId }) => files.remove(copyKey(pictureId)),
});

export const evidenceJobs = [copyReportedPictures, removeForgottenCopy];
