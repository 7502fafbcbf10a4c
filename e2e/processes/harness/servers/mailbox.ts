import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.ts';

/** What the mail server does with mail for an address. Hanging is for ever, as a dead network would. */
export type Manner = 'take' | 'hang at recipient' | 'hang after data' | 450 | 550;

export interface Mailbox {
  url: string;
  /** Every message read to its end, also one that was never acknowledged. */
  mails: Email[];
  /** How often each manner other than taking was met. */
  met(manner: Manner, address: string): number;
  treat(address: string, manner: Manner): void;
  mailsTo(address: string): Email[];
  open(): Promise<void>;
  close(): Promise<void>;
}

export async function startMailbox(): Promise<Mailbox> {
  const port = await freePort();
  const mails: Email[] = [];
  const manners = new Map<string, Manner>();
  const meetings: string[] = [];
  let server: SMTPServer | undefined;

  function mannerFor(address: string): Manner {
    const manner = manners.get(address) ?? 'take';
    meetings.push(`${manner} ${address}`);
    return manner;
  }

  function createServer(): SMTPServer {
    return new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 50,
      onRcptTo({ address }, _session, reply) {
        const manner = mannerFor(address);
        if (manner === 'hang at recipient') return;
        if (typeof manner === 'number') reply(Object.assign(new Error('no'), { responseCode: manner }));
        else reply();
      },
      onData(stream, session, reply) {
        const hangs = session.envelope.rcptTo.some(
          ({ address }) => manners.get(address) === 'hang after data',
        );
        buffer(stream)
          .then((message) => PostalMime.parse(message))
          .then((mail) => {
            mails.push(mail);
            if (!hangs) reply();
          }, reply);
      },
    });
  }

  async function open(): Promise<void> {
    server = createServer();
    server.on('error', () => undefined);
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
  }

  await open();
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    met: (manner, address) => meetings.filter((meeting) => meeting === `${manner} ${address}`).length,
    treat: (address, manner) => void manners.set(address, manner),
    mailsTo: (address) => mails.filter(({ to }) => to?.some((person) => person.address === address)),
    open,
    close: () => new Promise((resolve) => (server ? server.close(() => resolve()) : resolve())),
  };
}
