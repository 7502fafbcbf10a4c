import * as z from 'zod';
import { inPages } from '../../../../core/in-pages.ts';
import { job } from '../../../../core/job.ts';
import { printLetter } from '../../../../core/mail/print-letter.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { translate } from '../../../../core/translate.ts';
import { pledgeToken } from '../checkout/pledge-token.ts';
import { findPledge } from '../checkout/pledges.queries.ts';
import { formatEuros } from '../emails/format-euros.ts';
import { SupportYear } from '../emails/support-year.email.tsx';
import { supportEvents } from '../support.events.ts';
import { listYearGivers, sumYear, type YearGiver } from './yearly.queries.ts';

/** In the first week of January, so that a worker that slept on one day does it on another; a mail leaves once. */
export const closeYear = job({
  name: 'support.close-year',
  payload: z.strictObject({}),
  schedule: { cron: '40 9 2-8 1 *', timeZone: 'Europe/Paris' },
  async handle(ctx) {
    const year = ctx.now().getUTCFullYear() - 1;
    const givers = inPages<YearGiver>((after, limit) => listYearGivers(ctx.db, year, { after, limit }));
    for await (const { pledgeId } of givers)
      await inTransaction(ctx, async (tx) => tx.record(supportEvents.yearEnded, { pledgeId, year }));
  },
});

export const mailSupportYear = job({
  name: 'support.mail-year',
  kind: 'mail',
  payload: z.strictObject({ pledgeId: z.uuid(), year: z.int() }),
  patient: true,
  async handle(ctx, { pledgeId, year }) {
    const pledge = await findPledge(ctx.db, ctx.vault, pledgeId);
    const cents = await sumYear(ctx.db, year, pledgeId);
    if (!pledge?.email || cents <= 0) return;
    const { language } = pledge;
    const amount = formatEuros(language, cents);
    const isRunning = pledge.state === 'active' || pledge.state === 'past_due';
    const manageUrl = `${ctx.origin}/support/manage/${pledgeToken(ctx.vault, pledge, 'manage')}`;
    const letter = SupportYear({
      language,
      origin: ctx.origin,
      amount,
      year,
      manageUrl: isRunning ? manageUrl : null,
    });
    await ctx.sendMail({
      key: `support-year:${year}:${pledgeId}`,
      kind: 'support-year',
      to: pledge.email,
      subject: translate(language, 'supportMail', 'year.subject', { amount, year }),
      ...(await printLetter(letter)),
    });
  },
});
