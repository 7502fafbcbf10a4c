import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Server, Socket } from 'socket.io';
import { createHeldCount } from './held-count.ts';

type Connection = Socket['conn'];

/** A client that does not read may hold this many packets before it is let go; it can catch up from PostgreSQL. */
const maxUnreadPackets = 128;

/** Answering the heartbeat unread is easy, and everything pushed meanwhile would be kept for them. */
export function letGoOfNonReaders(connections: Iterable<Connection>): void {
  for (const connection of connections) {
    const waiting: unknown = Reflect.get(connection, 'writeBuffer');
    // Without discarding, closing would wait for the reader who does not read.
    if (Array.isArray(waiting) && waiting.length > maxUnreadPackets) connection.close(true);
  }
}

/** A connection costs memory before it has said who it is for; one address gets no more than so many. */
export function capConnections(
  engine: Server['engine'],
  addressOf: (request: IncomingMessage) => string,
  mostPerAddress: number,
): void {
  const held = createHeldCount();
  engine.on('connection', (connection: Connection) => {
    const address = addressOf(connection.request);
    held.take(address);
    connection.once('close', () => held.free(address));
    if (held.of(address) > mostPerAddress) connection.close(true);
  });
}

/** Everyone reconnecting at the same instant would knock over the process they land on. */
export async function closeInSlices(connections: Iterable<Connection>): Promise<void> {
  const open = [...connections];
  const slice = Math.max(50, Math.ceil(open.length / 20));
  for (let start = 0; start < open.length; start += slice) {
    // The connection is cut, not refused: clients come back by themselves only after a cut.
    for (const connection of open.slice(start, start + slice)) connection.close();
    if (start + slice < open.length) await wait(100);
  }
}
