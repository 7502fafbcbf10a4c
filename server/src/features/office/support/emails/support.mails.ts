import * as z from 'zod';
import { job } from '../../../../core/job.ts';
import { mayMailUnasked } from '../../../../core/mail/mail-allowance.ts';
import { printLetter } from '../../../../core/mail/print-letter.ts';
import { translate } from '../../../../core/translate.ts';
import { pledgeToken } from '../checkout/pledge-token.ts';
import { findPledge } from '../checkout/pledges.queries.ts';
import { findPayment } from '../sync/find-payment.ts';
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
    const pledge = await findPledge(ctx.db, ctx.vault, pledgeId);
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
      subject: translate(language, 'supportMail', 'receipt.subject', { amount }),
      ...(await printLetter(letter)),
    });
  },
});

/** Anybody can type anybody's address, so it counts against the address it goes to. */
export const mailPlanLink = job({
  name: 'support.mail-link',
  kind: 'mail',
  payload: z.strictObject({ pledgeId: z.uuid(), askId: z.uuid() }),
  patient: true,
  async handle(ctx, { pledgeId, askId }) {
    const pledge = await findPledge(ctx.db, ctx.vault, pledgeId);
    if (!pledge?.email) return;
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
      key: `support-link:${askId}`,
      kind: 'support-link',
      to: pledge.email,
      subject: translate(language, 'supportMail', 'link.subject'),
      ...(await printLetter(letter)),
    });
  },
});

export const supportMails = [mailSupportReceipt, mailPlanLink];
