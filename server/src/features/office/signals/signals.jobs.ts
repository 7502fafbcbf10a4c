import { retention } from '@firstlight/contract/legal.ts';
import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { sharesSuspendedMailbox } from '../../people/accounts/change-standing.ts';
import { checkText } from './notice/check-text.ts';
import { checkedKinds } from './notice/checked-kinds.ts';
import { notePerson } from './notice/note-person.ts';
import { noteRing } from './notice/note-ring.ts';
import { forgetSignals } from './signals.queries.ts';

const day = 24 * 60 * 60 * 1000;

export const checkWritten = job({
  name: 'signals.check-written',
  payload: z.strictObject({ kind: z.enum(checkedKinds), id: z.uuid() }),
  handle: checkText,
});

export const noteDoubted = job({
  name: 'signals.note-doubted',
  payload: z.strictObject({ projectId: z.uuid() }),
  handle: noteRing,
});

/** Whether somebody who has just confirmed an address reads the mails of somebody who is suspended. */
export const checkReturn = job({
  name: 'signals.check-return',
  payload: z.strictObject({ userId: z.uuid() }),
  async handle(ctx, { userId }) {
    if (await sharesSuspendedMailbox(ctx, userId)) await notePerson(ctx, userId, 'return');
  },
});

const forgetOldSignals = job({
  name: 'signals.forget-old',
  payload: z.strictObject({}),
  schedule: { cron: '5 4 * * *', timeZone: 'Europe/Paris' },
  async handle(ctx) {
    const before = new Date(ctx.now().getTime() - retention.signalDays * day);
    await inTransaction(ctx, (tx) => forgetSignals(tx.db, before));
  },
});

export const signalJobs = [checkWritten, noteDoubted, checkReturn, forgetOldSignals];
