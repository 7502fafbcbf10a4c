import * as z from 'zod';
import { formatDate } from '../../../../core/format-date.ts';
import { job } from '../../../../core/job.ts';
import { printLetter } from '../../../../core/mail/print-letter.ts';
import { notificationQuestions } from '../../../../core/notifications/notification-questions.ts';
import { ask } from '../../../../core/question.ts';
import { translate } from '../../../../core/translate.ts';
import { UnmaskedLetter } from '../emails/unmasked-letter.email.tsx';
import { unmaskedPerson } from './unmasked-person.ts';
import { findUnmasking } from './unmaskings.queries.ts';

/** To whoever was unmasked: when, and why. No choice turns it off, and an answer reaches the team. */
export const mailUnmasked = job({
  name: 'cases.mail-unmasked',
  kind: 'mail',
  patient: true,
  payload: z.strictObject({ unmaskingId: z.uuid() }),
  async handle(ctx, { unmaskingId }) {
    const found = await findUnmasking(ctx.db, unmaskingId);
    const userId = found?.toldAt ? await unmaskedPerson(ctx, found) : null;
    const reader = userId ? await ask(ctx, notificationQuestions.findAddressee, userId) : undefined;
    if (!found?.answeredAt || !reader) return;
    const { language, name, email } = reader;
    const day = formatDate(language, found.answeredAt);
    await ctx.sendMail({
      key: `unmasked:${unmaskingId}`,
      kind: 'unmasked',
      to: email,
      replyTo: ctx.teamInbox,
      subject: translate(language, 'casesMail', 'unmasked.subject'),
      ...(await printLetter(
        UnmaskedLetter({ language, name, origin: ctx.origin, ground: found.ground, day }),
      )),
    });
  },
});
