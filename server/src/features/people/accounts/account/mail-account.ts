import type { JobContext } from '../../../../core/job.ts';
import type { AccountLetterKind } from '../emails/account-letter.email.tsx';
import { sendAccountLetter } from './send-account-letter.ts';
import { findAddresseeRow } from './users.queries.ts';

export type Addressee = NonNullable<Awaited<ReturnType<typeof findAddresseeRow>>>;

export interface AccountMail {
  kind: AccountLetterKind;
  /** By the time the job runs the mail may have become pointless. */
  isWanted?(addressee: Addressee): boolean;
  /** About what was done in the account, and so greeting its owner by name. */
  isToOwner?: boolean;
  /** Title of the sign-in provider that was linked or unlinked. */
  provider?: string | undefined;
  link(addressee: Addressee): Promise<string>;
}

/** One mail about somebody's account, in their language, or nothing where nobody should get one. */
export async function mailAccount(
  ctx: JobContext,
  asked: { userId: string | null; mailId: string },
  { kind, isWanted = () => true, isToOwner = false, provider = '', link }: AccountMail,
): Promise<void> {
  const addressee = asked.userId && (await findAddresseeRow(ctx.db, ctx.vault, asked.userId));
  if (!addressee || !isWanted(addressee)) return;

  const { language, name, email } = addressee;
  await sendAccountLetter(ctx, {
    kind,
    mailId: asked.mailId,
    to: email,
    language,
    name: isToOwner ? name : null,
    provider,
    link: await link(addressee),
  });
}
