import type { JobContext } from '../../core/jobs.ts';
import { printLetter } from '../../core/mail/print-letter.ts';
import { translate } from '../../core/translate.ts';
import { AccountLetter, type AccountLetterKind } from './emails/account-letter.email.tsx';
import { findAddressee } from './users.queries.ts';

type Addressee = NonNullable<Awaited<ReturnType<typeof findAddressee>>>;

export interface AccountMail {
  kind: AccountLetterKind;
  /** By the time the job runs the mail may have become pointless. */
  isWanted?(addressee: Addressee): boolean;
  /** About what was done in the account, and so greeting its owner by name. */
  isToOwner?: boolean;
  link(userId: string): Promise<string>;
}

/** One mail about somebody's account, in their language, or nothing where nobody should get one. */
export async function mailAccount(
  ctx: JobContext,
  asked: { userId: string | null; mailId: string },
  { kind, isWanted = () => true, isToOwner = false, link }: AccountMail,
): Promise<void> {
  const addressee = asked.userId && (await findAddressee(ctx.db, ctx.vault, asked.userId));
  if (!addressee || !isWanted(addressee)) return;

  const { language, name, email } = addressee;
  const letter = AccountLetter({
    kind,
    language,
    name: isToOwner ? name : null,
    origin: ctx.origin,
    link: await link(addressee.id),
  });
  await ctx.sendMail({
    key: `account-${kind}:${asked.mailId}`,
    kind: `account-${kind}`,
    to: email,
    subject: translate(language, 'mail', `${kind}.subject`),
    ...(await printLetter(letter)),
  });
}
