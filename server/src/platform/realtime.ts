import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createShardedAdapter } from '@socket.io/redis-adapter';
import type { Redis } from 'ioredis';
import { type Namespace, Server, type Socket } from 'socket.io';
import type { Log } from './log.ts';
import { watchPauses } from './pause-watch.ts';

export interface Identity {
  sessionId: string;
  userId: string;
}

export interface RealtimeOptions {
  http: HttpServer;
  publisher: Redis;
  subscriber: Redis;
  log: Log;
  /** Refuses handshakes of other sites' pages. */
  acceptsOrigin(request: IncomingMessage): boolean;
  /** Whether one more handshake may come from there; asked before anything is looked up for it. */
  mayKnock(request: IncomingMessage): Promise<boolean>;
  /** Asked at every connection and at every sweep; never cached, so a revoked session cannot come back. */
  identify(request: IncomingMessage): Promise<Identity | undefined>;
  /** Read from the database at every connection; rooms are never restored from an earlier one. */
  roomsOf(identity: Identity): Promise<string[]>;
  sweepEveryMs?: number;
}

export interface Realtime {
  push(room: string, event: string, payload: object): void;
  /** To this process's connections only: what every process was told need not travel between them. */
  pushHere(room: string, event: string, payload: object): void;
  /** Drops this process's connections of a session or a person, after telling them why. */
  drop(room: string, farewell: string): void;
  /** Asks anew who may stay; whoever may not is dropped. */
  sweep(): Promise<void>;
  connections(): number;
  stop(): Promise<void>;
}

export const sessionRoom = (sessionId: string) => `session:${sessionId}`;
export const userRoom = (userId: string) => `user:${userId}`;

/** A client that does not read may hold this many packets before it is let go; it can catch up from PostgreSQL. */
const maxUnreadPackets = 128;
const lookForUnreadEveryMs = 1_000;

/** Whoever neither reads nor answers is noticed by the heartbeat, within the sum of the two. */
const heartbeat = { pingInterval: 15_000, pingTimeout: 12_000 };

/**
 * The live transport. It carries doorbells only: whoever misses one catches up from PostgreSQL.
 * Connection state recovery stays off, because it would give a removed member their rooms back unasked.
 */
export function startRealtime(options: RealtimeOptions): Realtime {
  const { http, log, identify, roomsOf, sweepEveryMs = 30_000 } = options;
  // What piled up while this process stood still may be for people who have been shut out since. Everyone is cut off,
  // comes back by themselves, and is identified anew. It looks before the adapter hears a message, hence the order.
  const pauses = watchPauses(() => {
    for (const socket of io.of('/').sockets.values()) socket.conn.close();
  });
  options.subscriber.on('smessageBuffer', pauses.look);
  const io = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
    ...heartbeat,
    adapter: createShardedAdapter(options.publisher, options.subscriber),
    allowRequest: (request, decide) => {
      if (!options.acceptsOrigin(request)) return decide(null, false);
      options.mayKnock(request).then(
        (may) => decide(null, may),
        () => decide(null, false),
      );
    },
  });

  io.use((socket, next) => {
    admit(socket).then(
      (admitted) => next(admitted ? undefined : new Error('unauthorized')),
      () => next(new Error('unavailable')),
    );
  });

  // Whoever is still at the door is on no list that a revocation could empty. Its notice may even be read before the
  // older answer that still knew the session, so asking the database twice is not enough: the notice is kept for them.
  const arrivals = new Set<{ rooms: string[]; shutOut: boolean }>();

  async function admit(socket: Socket): Promise<boolean> {
    const identity = await identify(socket.request);
    if (!identity) return false;
    const arrival = { rooms: [sessionRoom(identity.sessionId), userRoom(identity.userId)], shutOut: false };
    arrivals.add(arrival);
    try {
      await socket.join([...arrival.rooms, ...(await roomsOf(identity))]);
      return (await identify(socket.request)) !== undefined && !arrival.shutOut;
    } finally {
      arrivals.delete(arrival);
    }
  }

  const sweep = () => sweepSockets(io.of('/'), identify, log);
  const sweeping = setInterval(() => void sweep(), sweepEveryMs);
  sweeping.unref();
  const looking = setInterval(() => letGoOfNonReaders(io.of('/')), lookForUnreadEveryMs);
  looking.unref();

  return {
    push: (room, event, payload) => void io.to(room).emit(event, payload),
    pushHere: (room, event, payload) => void io.local.to(room).emit(event, payload),
    drop(room, farewell) {
      for (const arrival of arrivals) arrival.shutOut ||= arrival.rooms.includes(room);
      io.local.to(room).emit(farewell, {});
      io.local.in(room).disconnectSockets(true);
    },
    sweep,
    connections: () => io.of('/').sockets.size,
    async stop() {
      clearInterval(sweeping);
      clearInterval(looking);
      pauses.stop();
      await closeInSlices(io.of('/'));
      await io.close();
    },
  };
}

/** Answering the heartbeat unread is easy, and everything pushed meanwhile would be kept for them. */
function letGoOfNonReaders(sockets: Namespace): void {
  for (const { conn } of sockets.sockets.values()) {
    const waiting: unknown = Reflect.get(conn, 'writeBuffer');
    // Without discarding, closing would wait for the reader who does not read.
    if (Array.isArray(waiting) && waiting.length > maxUnreadPackets) conn.close(true);
  }
}

/** The safety net under revocation: whatever was missed is noticed here. */
async function sweepSockets(
  sockets: Namespace,
  identify: RealtimeOptions['identify'],
  log: Log,
): Promise<void> {
  for (const socket of sockets.sockets.values()) {
    const identity = await identify(socket.request).catch((error: unknown) => {
      log.warn({ err: error }, 'could not re-check a connection');
      return 'unknown' as const;
    });
    if (identity === undefined) socket.disconnect(true);
  }
}

/** Everyone reconnecting at the same instant would knock over the process they land on. */
async function closeInSlices(sockets: Namespace): Promise<void> {
  const open = [...sockets.sockets.values()];
  const slice = Math.max(50, Math.ceil(open.length / 20));
  for (let start = 0; start < open.length; start += slice) {
    // The connection is cut, not refused: clients come back by themselves only after a cut.
    for (const socket of open.slice(start, start + slice)) socket.conn.close();
    if (start + slice < open.length) await wait(100);
  }
}
