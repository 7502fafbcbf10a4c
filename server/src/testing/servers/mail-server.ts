import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What the mail server does with the next mail: takes it, refuses it with a code, or hangs up. */
export type Mood =
  | 'accept'
  | { at: 'sender' | 'recipient' | 'message'; answer: number | 'hang up'; status?: string };

export interface TestMailServer {
  url: string;
  mood: Mood;
  received: { from: string; to: string[]; mail: Email }[];
  stop(): Promise<void>;
}

/** A real SMTP server on loopback, in whatever mood a test needs. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom: (_address, session, done) => decide('sender', session.id, done),
    onRcptTo: (_address, session, done) => decide('recipient', session.id, done),
    onData(stream, { id, envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () =>
        decide('message', id, (refusal) =>
          refusal ? done(refusal) : void keep(chunks).then(() => done(), done),
        ),
      );
      async function keep(parts: Buffer[]): Promise<void> {
        const mail = await PostalMime.parse(Buffer.concat(parts));
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        box.received.push({ from, to: envelope.rcptTo.map(({ address }) => address), mail });
      }
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  /** Other lines stay: what was agreed on there goes on. */
  function hangUp(id: string): void {
    for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
  }

  function decide(
    stage: 'sender' | 'recipient' | 'message',
    id: string,
    done: (refusal?: Error) => void,
  ): void {
    const { answer, status = '' } = box.mood !== 'accept' && box.mood.at === stage ? box.mood : {};
    if (answer === 'hang up') hangUp(id);
    else
      done(
        answer ? Object.assign(new Error(`${status} not now`.trim()), { responseCode: answer }) : undefined,
      );
  }

  const box: TestMailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mood: 'accept',
    received: [],
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return box;
}
