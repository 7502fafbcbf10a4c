import type { ArrivedMail } from '../../platform/mail/mailbox-server.ts';
import type { Context, System } from '../context.ts';

/** One kind of address that takes mail: `<word>+<token>@` the mailbox's domain, or `<word>@` without a token. */
export interface Mailbox {
  word: string;
  /** Whether we made this token. Asked before a mail is taken, so it must cost nothing: everybody may try. */
  isOurs(ctx: Pick<Context, 'vault'>, token: string): boolean;
  /** May be called again with the same mail. */
  take(ctx: Context<System>, token: string, mail: ArrivedMail): Promise<void>;
}
