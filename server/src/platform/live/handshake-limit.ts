import type { IncomingMessage } from 'node:http';
import type { Namespace, Socket } from 'socket.io';
import { createHeldCount } from './held-count.ts';

/** Refused so often over one connection, somebody is not asking any more but hammering. */
const mostRefusals = 20;

type Refusal = 'already here' | 'full' | 'too many' | 'unauthorized';

export interface HandshakeLimit {
  /** Whether somebody may knock once more; asked before anything is looked up for it. */
  mayEnter(request: IncomingMessage): Promise<boolean>;
  /** Whether they are let in, which is a look into the database. */
  admit(socket: Socket): Promise<boolean>;
  addressOf(request: IncomingMessage): string;
  /** How many may be inside from one address, and from everywhere. */
  mostPerAddress: number;
  most: number;
}

/**
 * Asked at every knock, before anything is looked up for it. One connection can knock as often as it likes, even before
 * its first knock is answered: it gets one place, and each address has an end to its places. Whoever goes on knocking
 * after being refused is cut off, and comes back only as often as connections may be opened.
 */
export function limitHandshakes(namespace: Namespace, door: HandshakeLimit): void {
  const refusals = new WeakMap<Socket['conn'], number>();
  const present = new WeakSet<Socket['conn']>();
  const places = createHeldCount();

  namespace.use((socket, next) => {
    enter(socket).then(
      (refusal) => (refusal ? refuse(socket.conn, next, refusal) : next()),
      () => next(new Error('unavailable')),
    );
  });
  namespace.on('connection', (socket) => {
    const address = door.addressOf(socket.request);
    present.add(socket.conn);
    places.take(address);
    socket.once('disconnect', () => {
      present.delete(socket.conn);
      places.free(address);
    });
  });

  /** Nothing, or why they stay outside. Places are taken while somebody is at the door: many at once find no gap. */
  async function enter(socket: Socket): Promise<Refusal | undefined> {
    const { conn, request } = socket;
    const address = door.addressOf(request);
    if (present.has(conn)) return 'already here';
    if (places.of(address) >= door.mostPerAddress || places.all() >= door.most) return 'full';
    present.add(conn);
    places.take(address);
    let isIn = false;
    try {
      if (!(await door.mayEnter(request))) return 'too many';
      isIn = await door.admit(socket);
      return isIn ? undefined : 'unauthorized';
    } finally {
      places.free(address);
      if (!isIn) present.delete(conn);
    }
  }

  function refuse(conn: Socket['conn'], next: (error: Error) => void, why: Refusal): void {
    const isHammering = why === 'too many' || why === 'already here';
    const refused = (refusals.get(conn) ?? 0) + (isHammering ? 1 : 0);
    refusals.set(conn, refused);
    if (refused > mostRefusals) conn.close(true);
    // A browser that asks twice waits for one answer, and a refusal would undo it.
    else if (why !== 'already here') next(new Error(why));
  }
}
