import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Log } from '../log.ts';
import type { MailOutcome } from '../metrics.ts';
import { beginHandover, claimMail, releaseMail, settleMail } from './ledger.ts';
import type { Envelope, MailTransport } from './smtp.ts';

export interface Mail {
  /** Names this one mail for ever; a second send with the same key does nothing. */
  key: string;
  /** For the ledger and the metrics: `contact-receipt`. */
  kind: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

export interface SendOnceParts {
  db: Kysely<DB>;
  transport: MailTransport;
  log: Log;
  mailed?(outcome: MailOutcome): void;
}

/**
 * Sends a mail at most once, whatever crashes. Until the mail server starts taking the message, any failure is
 * tried again; once it has started, only a clear refusal is.
 */
export function createSendMail({ db, transport, log, mailed = () => undefined }: SendOnceParts): SendMail {
  return async (mail) => {
    const claim = await claimMail(db, mail.key, mail.kind);
    if (claim.outcome === 'uncertain') {
      mailed('uncertain');
      log.error({ key: mail.key }, 'a mail may or may not have left; not sent again');
    }
    if (claim.outcome !== 'claimed') return;

    const envelope = await transport.compose(mail);
    const handover = prepareHandover(db, mail.key, claim.attempt, envelope);
    try {
      await transport.send(envelope, handover.message);
    } catch (error) {
      mailed('failed');
      await afterFailure(db, mail.key, error, await handover.begun());
      throw notTaken(mail.kind, error);
    }
    await settleMail(db, mail.key, 'sent');
    mailed('sent');
  };
}

/** The message as a stream that notes, when it is first read, that the mail server has begun to take it. */
function prepareHandover(db: Kysely<DB>, key: string, attempt: number, envelope: Envelope) {
  let noted: Promise<boolean> | undefined;
  async function* message() {
    noted = beginHandover(db, key, attempt);
    if (!(await noted)) throw new Error('this mail was claimed by another worker');
    yield envelope.message;
  }
  return { message: Readable.from(message()), begun: async () => (await noted) ?? false };
}

async function afterFailure(db: Kysely<DB>, key: string, error: unknown, begun: boolean): Promise<void> {
  const reply = replyCode(error);
  if (reply !== undefined && reply >= 500 && !isAboutTheWay(error))
    await settleMail(db, key, 'refused', begun ? 'handing_over' : 'claimed');
  else if (begun && reply !== undefined) await releaseMail(db, key);
  else if (begun) await settleMail(db, key, 'uncertain');
}

/** Queue and log keep what is thrown, and the mail server's own words name the person the mail was for. */
function notTaken(kind: string, error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
  return new Error(`the mail server did not take a ${kind}: ${replyCode(error) ?? code}`);
}

/**
 * What the mail server answered, where it did. That it wants none of ours (a password that ran out) is said before it has
 * heard of whom a mail is for, and refuses none for good.
 */
export function replyCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'responseCode' in error)) return undefined;
  const code = Number(error.responseCode);
  return code >= 500 ? (isAboutMail(error) ? code : undefined) : code >= 400 ? code : undefined;
}

/** The way there is at fault, which is ours: a relay that is full, or has sent what we may send in a day. */
const isStatusOfTheWay = (status: string | undefined) => /^[45]\.(3\.[125]|4\.[235])$/.test(status ?? '');

/** The same, of an answer: also 454 without a code of its kind, by which some relays say that a day’s worth is used up. */
export function isUsedUp(error: unknown): boolean {
  const status = statusOf(error);
  return isStatusOfTheWay(status) || (status === undefined && replyCode(error) === 454 && isAboutMail(error));
}

/** No address and no message is at fault: that, or what was put off before anybody had been named. */
export function isAboutTheWay(error: unknown): boolean {
  const code = replyCode(error);
  return isUsedUp(error) || (code !== undefined && code < 500 && !isAboutMail(error));
}

const isAboutMail = (error: unknown) =>
  error instanceof Error && 'command' in error && ['RCPT TO', 'DATA'].includes(String(error.command));

/** The enhanced status code (RFC 3463) that its answer began with, where it had one: `5.1.1`. */
export function statusOf(error: unknown): string | undefined {
  const response = error instanceof Error && 'response' in error ? String(error.response) : '';
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
}
