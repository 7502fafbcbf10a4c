import { newsletterRules } from '@firstlight/contract/rules.ts';
import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { mayMailUnasked } from '../../../core/mail/mail-allowance.ts';
import { printLetter } from '../../../core/mail/print-letter.ts';
import { translate } from '../../../core/translate.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import { runSteps } from '../../../platform/run-steps.ts';
import { NewsletterLink } from './emails/newsletter-link.email.tsx';
import { deleteDeliveriesBefore } from './issue/issues.queries.ts';
import { lookAtClock } from './issue/look-at-clock.ts';
import { sendSlice } from './send/send-slice.ts';
import { linkToken } from './subscription/link-token.ts';
import { deleteSettled, findSubscription, openAddress } from './subscription/subscriptions.queries.ts';

/** Whoever gets the letters is sent the way to change them; everybody else, if they asked for letters, the link that confirms. */
export const mailLink = job({
  name: 'newsletter.mail-link',
  kind: 'mail',
  payload: z.strictObject({
    subscriptionId: z.uuid(),
    wish: z.enum(['subscribe', 'manage']),
    mailId: z.string(),
  }),
  patient: true,
  async handle(ctx, { subscriptionId, wish, mailId }) {
    const row = await findSubscription(ctx.db, subscriptionId);
    const isReader = row?.state === 'confirmed';
    if (!row || (wish === 'manage' && !isReader)) return;
    const email = await openAddress(ctx.db, ctx.vault, row);
    if (!(await mayMailUnasked(ctx, 'mail.newsletter', email, mailId))) return;
    const purpose = isReader ? 'manage' : 'confirm';
    const { language } = row;
    const href = `${ctx.origin}/newsletter#${purpose}=${linkToken(ctx.vault, purpose, row)}`;
    await ctx.sendMail({
      key: `newsletter-link:${mailId}`,
      kind: 'newsletter-link',
      to: email,
      subject: translate(language, 'newsletterMail', `${purpose}.subject`),
      ...(await printLetter(NewsletterLink({ language, origin: ctx.origin, purpose, href }))),
    });
  },
});

/** Keeps the promises of the privacy notice. */
export const forgetSubscriptions = job({
  name: 'newsletter.forget-subscriptions',
  payload: z.strictObject({}),
  schedule: { cron: '50 3 * * *', timeZone: 'Europe/Paris' },
  async handle(ctx) {
    const [asked, left] = [ctx.now(), ctx.now()];
    asked.setUTCDate(asked.getUTCDate() - newsletterRules.confirmDays);
    left.setUTCMonth(left.getUTCMonth() - newsletterRules.proofMonths);
    const sent = ctx.now();
    sent.setUTCDate(sent.getUTCDate() - newsletterRules.deliveryDays);
    await runSteps({
      subscriptions: () => deleteSettled(ctx.db, { asked, left }),
      deliveries: () => inBatches((limit) => deleteDeliveriesBefore(ctx.db, sent, limit)),
    });
  },
});

/** Asks what is due: see `lookAtClock`. */
const lookAtTheClock = job({
  name: 'newsletter.look-at-clock',
  payload: z.strictObject({}),
  schedule: { cron: '* * * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) => lookAtClock(ctx),
});

export const sendLetters = job({
  name: 'newsletter.send-slice',
  payload: z.strictObject({ issue: z.int(), slice: z.int() }),
  patient: true,
  handle: (ctx, { issue, slice }) => sendSlice(ctx, issue, slice),
});

export const newsletterJobs = [mailLink, forgetSubscriptions, lookAtTheClock, sendLetters];
