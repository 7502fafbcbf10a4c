import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** The parts of a mail that machines write for machines; the words of people are not looked at. */
export interface ArrivedMail {
  parts: { type: string; text: string }[];
}

export interface MailboxOptions {
  host: string;
  port: number;
  domain: string;
  /** PEM texts. With them the server offers STARTTLS. */
  tls?: { cert: string; key: string } | undefined;
  /** By what stands before the `@`, in small letters. */
  isOurs(name: string): boolean;
  take(name: string, mail: ArrivedMail): Promise<void>;
  /** Why one could not be taken. The sender is told to try again. */
  onFailure(error: unknown): void;
}

export interface MailboxServer {
  port: number;
  close(): Promise<void>;
}

/** What mail servers write back quotes the head of a letter, seldom more. */
const mostBytes = 256 * 1024;
/** `message/…`, but for the letter itself. */
const machineParts = /^message\/(?!rfc822$)/;

/** Takes mail for addresses of ours and for nobody else: it passes nothing on and answers nobody. */
export async function startMailboxServer(options: MailboxOptions): Promise<MailboxServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...options.tls,
    disableReverseLookup: true,
    hideSMTPUTF8: true,
    logger: false,
    banner: 'Firstlight',
    size: mostBytes,
    maxClients: 50,
    socketTimeout: 30_000,
    closeTimeout: 5_000,
    onRcptTo({ address }, _session, done) {
      done(nameOf(address, options) === undefined ? refusal(550, '5.1.1 no such mailbox') : undefined);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      let bytes = 0;
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= mostBytes) chunks.push(chunk);
      });
      stream.on('end', () => {
        if (bytes > mostBytes) return done(refusal(552, '5.3.4 too long'));
        const names = envelope.rcptTo.flatMap(({ address }) => nameOf(address, options) ?? []);
        takeAll(options, names, Buffer.concat(chunks)).then(
          () => done(),
          (error: unknown) => {
            options.onFailure(error);
            done(refusal(451, '4.3.0 try again later'));
          },
        );
      });
    },
  });
  // Whoever hangs up in the middle is nobody's concern.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function takeAll({ take }: MailboxOptions, names: readonly string[], raw: Buffer): Promise<void> {
  const { attachments } = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
  const parts = attachments
    .filter(({ mimeType }) => machineParts.test(mimeType))
    .map(({ mimeType, content }) => ({ type: mimeType, text: String(content) }));
  for (const name of new Set(names)) await take(name, { parts });
}

/** Undefined: not for us. Servers on the way may write an address in letters of any size. */
function nameOf(address: string, { domain, isOurs }: MailboxOptions): string | undefined {
  const [name, at] = address.toLowerCase().split('@');
  return name && at === domain.toLowerCase() && isOurs(name) ? name : undefined;
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}
