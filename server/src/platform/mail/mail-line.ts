import type { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared/index.js';
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';

/** One kept connection to the mail server, for many mails one after the other. */
export interface MailLine {
  /** Begins to read `message` only when the mail server has agreed to take it. */
  send(envelope: { from: string; to: string }, message: Readable): Promise<void>;
  close(): void;
}

export type OpenMailLine = () => MailLine;

/** Mail servers grow suspicious of lines that never end. */
const mailsPerConnection = 100;

export function createMailLines(url: string): OpenMailLine {
  const { auth, ...address } = parseConnectionUrl(url);
  const options = { ...address, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 30_000 };
  const credentials = auth && { user: auth.user ?? '', pass: auth.pass ?? '' };
  return () => {
    let kept: SMTPConnection | undefined;
    let mails = 0;
    const drop = () => {
      kept?.close();
      kept = undefined;
    };
    return {
      async send(envelope, message) {
        if (mails >= mailsPerConnection) drop();
        if (!kept) {
          kept = await connect(new SMTPConnection(options), credentials);
          mails = 0;
        }
        mails += 1;
        try {
          await handOver(kept, envelope, message);
        } catch (error) {
          drop();
          throw error;
        }
      },
      close: drop,
    };
  };
}

function connect(
  connection: SMTPConnection,
  credentials: { user: string; pass: string } | undefined,
): Promise<SMTPConnection> {
  return new Promise((resolve, reject) => {
    const orFail = (next: () => void) => (error?: Error | null) => (error ? reject(error) : next());
    // Also later, between two mails: whoever sends next is told by the send itself.
    connection.on('error', reject);
    const ready = () => resolve(connection);
    connection.connect(
      orFail(() => (credentials ? connection.login({ credentials }, orFail(ready)) : ready())),
    );
  });
}

function handOver(
  connection: SMTPConnection,
  envelope: { from: string; to: string },
  message: Readable,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const lost = (error?: Error) => reject(error ?? new Error('the line was lost'));
    const ended = () => lost();
    connection.once('error', lost);
    connection.once('end', ended);
    connection.send(envelope, message, (error) => {
      connection.off('error', lost);
      connection.off('end', ended);
      if (error) reject(error);
      else resolve();
    });
  });
}
