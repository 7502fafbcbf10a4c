import { retention } from '@firstlight/contract/legal.ts';
import * as z from 'zod';
import { forgetOldMails } from '../platform/mail/ledger.ts';
import { runSteps } from '../platform/run-steps.ts';
import { removeOldAssets } from './assets/publish-assets.ts';
import { forgetOldKeys } from './idempotency.ts';
import { job } from './job.ts';
import { forgetSuppressionsBefore } from './mail/suppressions.queries.ts';
import { forgetOldMarks } from './marks/forget-old-marks.ts';
import { markMoment } from './marks/mark-moment.ts';

const forgetIdempotencyKeys = job({
  name: 'core.forget-idempotency-keys',
  payload: z.strictObject({}),
  schedule: { cron: '20 3 * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) => forgetOldKeys(ctx),
});

const forgetMails = job({
  name: 'core.forget-old-mails',
  payload: z.strictObject({}),
  schedule: { cron: '30 3 * * *', timeZone: 'Europe/Paris' },
  async handle(ctx) {
    const since = ctx.now();
    since.setUTCFullYear(since.getUTCFullYear() - retention.suppressionYears);
    await runSteps({
      mails: () =>
        forgetOldMails(ctx.db, new Date(ctx.now().getTime() - retention.mailRecordDays * 86_400_000)),
      suppressions: () => forgetSuppressionsBefore(ctx.db, since),
    });
  },
});

const removeAssets = job({
  name: 'core.remove-old-assets',
  payload: z.strictObject({}),
  schedule: { cron: '45 3 * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) => removeOldAssets(ctx),
});

const markMoments = job({
  name: 'core.mark-moment',
  payload: z.strictObject({}),
  schedule: { cron: '*/5 * * * *', timeZone: 'UTC' },
  handle: (ctx) => markMoment(ctx),
});

const forgetMarks = job({
  name: 'core.forget-old-marks',
  payload: z.strictObject({}),
  schedule: { cron: '50 * * * *', timeZone: 'UTC' },
  handle: (ctx) => forgetOldMarks(ctx),
});

export const machineryJobs = [forgetIdempotencyKeys, forgetMails, removeAssets, markMoments, forgetMarks];
