import { retention } from '@firstlight/contract/legal.ts';
import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { mayMailUnasked } from '../../../core/mail/mail-allowance.ts';
import { printLetter } from '../../../core/mail/print-letter.ts';
import { translate } from '../../../core/translate.ts';
import { deleteMessagesBefore, findContactMessage } from './contact.queries.ts';
import { ContactReceipt } from './emails/contact-receipt.email.tsx';
import { ContactToTeam } from './emails/contact-to-team.email.tsx';

const payload = z.strictObject({ messageId: z.uuid() });

export const mailTeam = job({
  name: 'contact.mail-team',
  kind: 'mail',
  payload,
  patient: true,
  async handle(ctx, { messageId }) {
    const message = await findContactMessage(ctx.db, ctx.vault, messageId);
    if (!message) return;
    const { language } = message;
    const topic = translate(language, 'contact', `form.topics.${message.topic}`);
    await ctx.sendMail({
      key: `contact-to-team:${messageId}`,
      kind: 'contact-to-team',
      to: ctx.teamInbox,
      replyTo: message.email,
      subject: translate(language, 'mail', 'contactToTeam.subject', { topic }),
      ...(await printLetter(ContactToTeam({ ...message, topic, origin: ctx.origin }))),
    });
  },
});

/** Anyone can type anyone's address into the form, so the receipt counts against the address it goes to. */
export const mailReceipt = job({
  name: 'contact.mail-receipt',
  kind: 'mail',
  payload,
  patient: true,
  async handle(ctx, { messageId }) {
    const message = await findContactMessage(ctx.db, ctx.vault, messageId);
    if (!message || message.isMuted) return;
    if (!(await mayMailUnasked(ctx, 'mail.receipt', message.email, messageId))) return;
    await ctx.sendMail({
      key: `contact-receipt:${messageId}`,
      kind: 'contact-receipt',
      to: message.email,
      subject: translate(message.language, 'mail', 'contactReceipt.subject'),
      ...(await printLetter(ContactReceipt({ ...message, origin: ctx.origin }))),
    });
  },
});

/** Keeps the promise of the privacy notice. */
export const forgetOldMessages = job({
  name: 'contact.forget-old-messages',
  payload: z.strictObject({}),
  schedule: { cron: '40 3 * * *', timeZone: 'Europe/Paris' },
  async handle(ctx) {
    const before = ctx.now();
    before.setUTCMonth(before.getUTCMonth() - retention.contactMessageMonths);
    await deleteMessagesBefore(ctx.db, before);
  },
});

export const contactJobs = [mailTeam, mailReceipt, forgetOldMessages];
