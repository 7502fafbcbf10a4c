import type { JobContext } from '../../../../core/job.ts';
import { printLetter } from '../../../../core/mail/print-letter.ts';
import { translate } from '../../../../core/translate.ts';
import { AccountLetter, type AccountLetterProps } from '../emails/account-letter.email.tsx';

interface Sent extends Omit<AccountLetterProps, 'origin'> {
  mailId: string;
  to: string;
}

/** Once for each `mailId`, however often its job runs. */
export async function sendAccountLetter(ctx: JobContext, { mailId, to, ...said }: Sent): Promise<void> {
  await ctx.sendMail({
    key: `account-${said.kind}:${mailId}`,
    kind: `account-${said.kind}`,
    to,
    subject: translate(said.language, 'mail', `${said.kind}.subject`, { provider: said.provider ?? '' }),
    ...(await printLetter(AccountLetter({ ...said, origin: ctx.origin }))),
  });
}
