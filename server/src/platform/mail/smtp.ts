import type { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { parseConnectionUrl } from 'nodemailer/lib/shared/index.js';
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';
import type { Mail } from './send-mail.ts';

export interface Envelope {
  from: string;
  to: string;
  message: Buffer;
}

export interface MailTransport {
  compose(mail: Mail): Promise<Envelope>;
  /** Begins to read `message` only when the mail server has agreed to take it. */
  send(envelope: Envelope, message: Readable): Promise<void>;
  close(): void;
}

export function openSmtp(url: string, from: string): MailTransport {
  const { auth, ...address } = parseConnectionUrl(url);
  const options = { ...address, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };
  const credentials = auth && { user: auth.user ?? '', pass: auth.pass ?? '' };
  const open = new Set<SMTPConnection>();
  const sender = senderAddress(from);
  return {
    async compose(mail) {
      const message = await new MailComposer({
        from,
        to: mail.to,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
        // Answers to automatic mail by other automatic mail would loop.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
        .compile()
        .build();
      return { from: sender, to: mail.to, message };
    },
    async send(envelope, message) {
      const connection = new SMTPConnection(options);
      open.add(connection);
      try {
        await transmit(connection, credentials, envelope, message);
      } finally {
        connection.close();
        open.delete(connection);
      }
    },
    close() {
      for (const connection of open) connection.close();
    },
  };
}

/**
 * Speaks over nodemailer's connection rather than its transport: the transport reads the message while the server
 * may still refuse it, and whether a mail can have left hangs on that moment.
 */
function transmit(
  connection: SMTPConnection,
  credentials: { user: string; pass: string } | undefined,
  { from, to }: Envelope,
  message: Readable,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const orFail = (next: () => void) => (error?: Error | null) => (error ? reject(error) : next());
    const handOver = () => connection.send({ from, to }, message, orFail(resolve));
    connection.on('error', reject);
    connection.connect(
      orFail(() => (credentials ? connection.login({ credentials }, orFail(handOver)) : handOver())),
    );
  });
}

/** The bare address of `Name <address>`. */
function senderAddress(from: string): string {
  return from.slice(from.lastIndexOf('<') + 1).replace('>', '');
}
