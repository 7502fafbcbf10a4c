import * as z from 'zod';
import { job } from '../../../../core/job.ts';
import { mailFormerEmail as mailFormer } from './mail-former-email.ts';
import { mailNewEmail as mailNew } from './mail-new-email.ts';

/** To the address that somebody asked for, whoever has it. */
export const mailNewEmailJob = job({
  name: 'accounts.mail-new-email',
  kind: 'mail',
  payload: z.strictObject({ userId: z.uuid(), mailId: z.uuid() }),
  patient: true,
  handle: mailNew,
});

/** It is how an owner hears of what they did not do: it must come however many mails came before. */
export const mailFormerEmailJob = job({
  name: 'accounts.mail-former-email',
  kind: 'mail',
  payload: z.strictObject({
    formerEmailId: z.uuid(),
    mailId: z.uuid(),
    kind: z.enum(['emailChanged', 'emailKept', 'emailDropped']),
  }),
  patient: true,
  handle: mailFormer,
});

export const emailChangeJobs = [mailNewEmailJob, mailFormerEmailJob];
