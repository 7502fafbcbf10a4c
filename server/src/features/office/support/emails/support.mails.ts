import * as z from 'zod';
import { type JobContext, job } from '../../../../core/job.ts';
import { mayMailUnasked } from '../../../../core/mail/mail-allowance.ts';
import { printLetter } from '../../../../core/mail/print-letter.ts';
import { translate } from '../../../../core/translate.ts';
import { pledgeToken } from '../checkout/pledge-token.ts';
import { findPledge, type Pledge } from '../checkout/pledges.queries.ts';
import { findPayment } from '../sync/find-payment.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { formatEuros } from './format-euros.ts';
import { SupportLink } from './support-link.email.tsx';
import { SupportReceipt } from './support-receipt.email.tsx';

/** One mail for each charge, under its own number: whichever event brought it, and however often. */
export const mailSupportReceipt = job({
  name: 'support.mail-receipt',
  kind: 'mail',
  payload: z.strictObject({ chargeId: z.string(), pledgeId: z.uuid() }),
  patient: true,
  async handle(ctx, { chargeId, pledgeId }) {
    const pledge = await pledgeAsOfNow(ctx, pledgeId);
    const payment = await findPayment(ctx.db, chargeId);
    if (!pledge?.email || !payment) return;
    const { language, nextChargeAt } = pledge;
    const amount = formatEuros(language, payment.cents);
    const manageUrl = `${ctx.origin}/support/manage/${pledgeToken(ctx.vault, pledge, 'manage')}`;
    const next = pledge.state === 'active' && nextChargeAt ? { at: nextChargeAt, manageUrl } : null;
    const letter = SupportReceipt({ language, origin: ctx.origin, amount, paidAt: payment.at, next });
    await ctx.sendMail({
      key: `support-receipt:${chargeId}`,
      kind: 'support-receipt',
      to: pledge.email,
      // It invites to reply, for a refund.
      replyTo: ctx.teamInbox,
      subject: translate(language, 'supportMail', 'receipt.subject', { amount }),
      ...(await printLetter(letter)),
    });
  },
});

/** A plan is asked for once more: the event of a charge may come before the one that moves the next date, or begins the plan. */
async function pledgeAsOfNow(ctx: JobContext, id: string): Promise<Pledge | undefined> {
  const known = await findPledge(ctx.db, ctx.vault, id);
  if (!known?.email || known.kind === 'one_time' || !ctx.payments || !known.subscriptionId) return known;
  await syncSubscription(ctx, known.subscriptionId);
  const pledge = await findPledge(ctx.db, ctx.vault, id);
  if (pledge?.state === 'at_checkout') throw new Error('the plan of this charge has not begun yet');
  return pledge;
}

/** Anybody can type anybody's address, so it counts against the address it goes to. */
export const mailPlanLink = job({
  name: 'support.mail-link',
  kind: 'mail',
  payload: z.strictObject({ pledgeId: z.uuid(), askId: z.uuid() }),
  patient: true,
  async handle(ctx, { pledgeId, askId }) {
    const pledge = await findPledge(ctx.db, ctx.vault, pledgeId);
    if (!pledge?.email) return;
    // One asking is one use, however many plans it mails.
    if (!(await mayMailUnasked(ctx, 'mail.support-link', pledge.email, askId))) return;
    const { language } = pledge;
    const manageUrl = `${ctx.origin}/support/manage/${pledgeToken(ctx.vault, pledge, 'manage')}`;
    const letter = SupportLink({
      language,
      origin: ctx.origin,
      amount: formatEuros(language, pledge.cents),
      manageUrl,
    });
    await ctx.sendMail({
      key: `support-link:${askId}:${pledgeId}`,
      kind: 'support-link',
      to: pledge.email,
      subject: translate(language, 'supportMail', 'link.subject'),
      ...(await printLetter(letter)),
    });
  },
});

export const supportMails = [mailSupportReceipt, mailPlanLink];
