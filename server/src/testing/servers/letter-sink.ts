import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What is said to a recipient or to a message instead of taking it: a line of SMTP, or nothing more on this line ever. */
export type Refusal = `${number} ${string}` | 'hang up';

export interface Weather {
  atRecipient?(address: string): Refusal | undefined;
  /** When the whole message has come. */
  atMessage?(address: string): Refusal | undefined;
  /** What each answer takes on the way. */
  delayMs?: number;
}

export interface LetterSink {
  url: string;
  weather: Weather;
  /** How often each address was told that its letter is taken, or was not told although it had come. */
  arrived: Map<string, number>;
  /** Letters taken so far. */
  taken(): number;
  stop(): Promise<void>;
}

/** Starts a mail server for hundreds of thousands of e-mails. It reads addresses and stores nothing else. */
export async function startLetterSink(): Promise<LetterSink> {
  const arrived = new Map<string, number>();
  const sockets = new Set<Socket>();
  let taken = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, sink, (address) => {
      arrived.set(address, (arrived.get(address) ?? 0) + 1);
      taken += 1;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sink: LetterSink = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    weather: {},
    arrived,
    taken: () => taken,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return sink;
}

const endOfMessage = '\r\n.\r\n';

/** Whoever sends waits for each answer, so what comes is one command, or a message. */
function serve(socket: Socket, sink: LetterSink, take: (address: string) => void): void {
  let recipient = '';
  let isMessage = false;
  let read = '';

  async function say(reply: Refusal): Promise<void> {
    if (sink.weather.delayMs) await wait(sink.weather.delayMs);
    if (reply === 'hang up') socket.destroy();
    else if (reply.startsWith('421') || reply.startsWith('221')) socket.end(`${reply}\r\n`);
    else socket.write(`${reply}\r\n`);
  }

  function answer(line: string): Promise<void> {
    const word = line.slice(0, 4).toUpperCase();
    if (word === 'RCPT') {
      recipient = /<(.*?)>/.exec(line)?.[1] ?? '';
      return say(sink.weather.atRecipient?.(recipient) ?? '250 2.1.5 fine');
    }
    if (word === 'DATA') {
      isMessage = true;
      return say('354 go on');
    }
    return say(word === 'QUIT' ? '221 bye' : '250 fine');
  }

  function endMessage(): Promise<void> {
    isMessage = false;
    const refusal = sink.weather.atMessage?.(recipient);
    if (refusal === undefined || refusal === 'hang up') take(recipient);
    return say(refusal ?? '250 2.0.0 taken');
  }

  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    // Of the rest of a message only its end matters.
    read = isMessage ? (read + chunk).slice(-endOfMessage.length) : read + chunk;
    if (isMessage ? !read.endsWith(endOfMessage) : !read.endsWith('\r\n')) return;
    const line = read;
    read = '';
    void (isMessage ? endMessage() : answer(line));
  });
  void say('220 sink');
}
