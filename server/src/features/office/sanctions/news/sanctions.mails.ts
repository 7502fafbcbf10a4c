import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import * as z from 'zod';
import { formatMoment } from '../../../../core/format-date.ts';
import { type JobContext, job } from '../../../../core/job.ts';
import { printLetter } from '../../../../core/mail/print-letter.ts';
import {
  type NewsReader,
  notificationQuestions,
} from '../../../../core/notifications/notification-questions.ts';
import { ask } from '../../../../core/question.ts';
import { translate } from '../../../../core/translate.ts';
import { findAppeal } from '../appeals/appeals.queries.ts';
import { AppealNote } from '../emails/appeal-note.email.tsx';
import { AppealResult } from '../emails/appeal-result.email.tsx';
import { StatementLetter } from '../emails/statement-letter.email.tsx';
import { findSanction, type Sanction, unsealPerson } from '../sanctions.queries.ts';
import { statementOf } from '../statement/statement-of.ts';

/** Whoever it is about, unless they have left. */
async function addresseeOf(ctx: JobContext, sanction: Sanction): Promise<NewsReader | undefined> {
  const userId = await unsealPerson(ctx.db, ctx.vault, sanction);
  return userId ? ask(ctx, notificationQuestions.findAddressee, userId) : undefined;
}

/** The statement of reasons, once the decision can no longer be undone. No choice turns it off. */
export const mailStatement = job({
  name: 'sanctions.mail-statement',
  kind: 'mail',
  patient: true,
  payload: z.strictObject({ sanctionId: z.uuid() }),
  async handle(ctx, { sanctionId }) {
    const sanction = await findSanction(ctx.db, ctx.vault, sanctionId);
    if (!sanction || sanction.isSilent) return;
    const reader = await addresseeOf(ctx, sanction);
    if (!reader) return;
    const { language, name, email } = reader;
    const statement = statementOf(language, sanction);
    const link = `${ctx.origin}/account-suspended`;
    await ctx.sendMail({
      key: `sanction-statement:${sanctionId}`,
      kind: 'sanction-statement',
      to: email,
      subject: translate(language, 'sanctionsMail', 'statement.subject'),
      ...(await printLetter(StatementLetter({ language, name, origin: ctx.origin, statement, link }))),
    });
  },
});

export const mailAppealResult = job({
  name: 'sanctions.mail-appeal-result',
  kind: 'mail',
  patient: true,
  payload: z.strictObject({ appealId: z.uuid() }),
  async handle(ctx, { appealId }) {
    const appeal = await findAppeal(ctx.db, ctx.vault, appealId);
    const sanction = appeal && (await findSanction(ctx.db, ctx.vault, appeal.sanctionId));
    if (!appeal?.outcome || !sanction) return;
    const reader = await addresseeOf(ctx, sanction);
    if (!reader) return;
    const { language, name, email } = reader;
    const { reference } = sanction;
    const said = { outcome: appeal.outcome, answer: appeal.answer ?? '', reference };
    await ctx.sendMail({
      key: `appeal-result:${appealId}`,
      kind: 'appeal-result',
      to: email,
      subject: translate(language, 'sanctionsMail', 'result.subject', { reference }),
      ...(await printLetter(AppealResult({ language, name, origin: ctx.origin, ...said }))),
    });
  },
});

/** To the team: that an appeal came, waits, or is late. It says neither who nor what. */
export const mailAppealNote = job({
  name: 'sanctions.mail-appeal-note',
  kind: 'mail',
  patient: true,
  payload: z.strictObject({ appealId: z.uuid(), why: z.enum(['filed', 'soon', 'late']) }),
  async handle(ctx, { appealId, why }) {
    const appeal = await findAppeal(ctx.db, ctx.vault, appealId);
    const sanction = appeal && (await findSanction(ctx.db, ctx.vault, appeal.sanctionId));
    if (!sanction || appeal.outcome) return;
    // It would leave in the minute in which a hidden author wrote: admins find it in their list, and are reminded by its clock.
    if (why === 'filed' && sanction.isHidden) return;
    const due = formatMoment('en', appeal.dueAt);
    const { reference } = sanction;
    const hours = sanctionLimits.remindedHoursLeft;
    await ctx.sendMail({
      key: `appeal-${why}:${appealId}`,
      kind: `appeal-${why}`,
      to: ctx.teamInbox,
      subject: translate('en', 'sanctionsMail', `team.${why}.subject`, { reference, hours }),
      ...(await printLetter(AppealNote({ origin: ctx.origin, why, reference, due, appealId }))),
    });
  },
});

export const sanctionMails = [mailStatement, mailAppealResult, mailAppealNote];
