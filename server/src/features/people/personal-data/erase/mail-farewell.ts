import type { JobContext } from '../../../../core/job.ts';
import { printLetter } from '../../../../core/mail/print-letter.ts';
import { translate } from '../../../../core/translate.ts';
import { FarewellLetter } from '../emails/farewell.email.tsx';
import { deleteFarewell, findFarewell } from './farewells.queries.ts';

/** The last mail. Once it has left or was refused, the address is gone from here too. */
export async function mailFarewell(ctx: JobContext, farewellId: string): Promise<void> {
  const farewell = await findFarewell(ctx.db, ctx.vault, farewellId);
  if (!farewell) return;
  const { email, language } = farewell;
  await ctx.sendMail({
    key: `account-farewell:${farewellId}`,
    kind: 'account-farewell',
    to: email,
    subject: translate(language, 'mail', 'farewell.subject'),
    ...(await printLetter(FarewellLetter({ language, origin: ctx.origin }))),
  });
  await deleteFarewell(ctx.db, farewellId);
}
