import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { stage } from '../../stage/addresses.ts';
import { author, type MadeUpChannel } from './made-up-channel.ts';

const conversationId = '0191a5b0-0000-7000-8000-0000000000d1';
const channelId = '0191a5b0-0000-7000-8000-0000000000c1';
const channelPath = `/api/channels/${channelId}`;

export interface ServedChannel {
  address: string;
  close(): Promise<void>;
}

/**
 * The product with a conversation whose channel is made up, for whoever holds this cookie. It stands before the product,
 * so that any browser can look at it, whatever it lets a test change.
 */
export async function serveChannel(channel: MadeUpChannel, cookie: string): Promise<ServedChannel> {
  const server = createServer((asked, answer) => {
    const made = madeUp(new URL(asked.url ?? '/', stage.web), channel);
    if (!made) return passOn(asked, answer, cookie);
    answer.setHeader('content-type', 'application/json');
    answer.setHeader('cache-control', 'no-store');
    answer.end(JSON.stringify(made));
  });
  server.on('upgrade', (asked, socket: Socket, head) => passSocketOn(asked, socket, head, cookie));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/messages/${conversationId}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function madeUp({ pathname, searchParams }: URL, channel: MadeUpChannel): object | undefined {
  if (pathname === `/api/conversations/${conversationId}`) return conversation;
  if (!pathname.startsWith(`${channelPath}/`)) return;
  if (pathname.endsWith('/changes')) return channel.changes(searchParams);
  if (pathname.endsWith('/messages')) return channel.page(searchParams);
  return { readSeq: 0, unread: 0 };
}

const conversation = {
  id: conversationId,
  channelId,
  partner: author,
  isBlocked: false,
  isRequest: false,
  isRevealed: false,
  unread: 0,
  latest: null,
  can: { write: true, block: true },
};

function passOn(asked: IncomingMessage, answer: ServerResponse, cookie: string): void {
  const { url = '/', method } = asked;
  const passed = request(new URL(url, stage.web), { method, headers: asMember(asked, cookie) }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}

function passSocketOn(asked: IncomingMessage, socket: Socket, head: Buffer, cookie: string): void {
  const { hostname, port } = new URL(stage.web);
  const passed = connect(Number(port), hostname, () => {
    const lines = Object.entries(asMember(asked, cookie)).map(([name, value]) => `${name}: ${value}`);
    passed.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    passed.write(head);
    passed.pipe(socket).pipe(passed);
  });
  for (const end of [socket, passed]) {
    end.on('error', () => {
      socket.destroy();
      passed.destroy();
    });
  }
}

/** What the browser says, from the product's own address. */
function asMember({ headers }: IncomingMessage, cookie: string) {
  const { host } = new URL(stage.web);
  return { ...headers, host, cookie, ...(headers.origin ? { origin: stage.web } : {}) };
}
