import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { createShardedAdapter } from '@socket.io/redis-adapter';
import type { Redis } from 'ioredis';
import { Server } from 'socket.io';
import { detectStalls } from '../limits/stall-detector.ts';
import type { Log } from '../log.ts';
import { limitHandshakes } from './handshake-limit.ts';
import { capConnections, closeInSlices, letGoOfNonReaders } from './live-connections.ts';
import { openLiveNamespace, type RoomsFor } from './live-namespace.ts';

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
  /** Whether somebody may ask once more to be let in as themselves: over one connection they can do so any number of times. */
  mayEnter(request: IncomingMessage): Promise<boolean>;
  /** Asked at every connection and at every sweep; never cached, so a revoked session cannot come back. */
  identify(request: IncomingMessage): Promise<Identity | undefined>;
  /** Read from the database at every connection; rooms are never restored from an earlier one. */
  roomsOf(identity: Identity): Promise<string[]>;
  pages: PageOptions;
  /** Whose places a connection takes. */
  addressOf(request: IncomingMessage): string;
  held: { connectionsPerAddress: number; pagesPerAddress: number; pages: number };
  sweepEveryMs?: number;
}

/** Whoever has a page open may listen to what happens on it, also without an identity. */
export interface PageOptions {
  /** Where they connect, beside the one for people. */
  namespace: string;
  /** Whether one more page may be opened from there; asked before anything is looked up for it. */
  mayOpen(request: IncomingMessage): Promise<boolean>;
  roomsFor: RoomsFor;
}

export interface Realtime {
  push(room: string, event: string, payload: object): void;
  /** To this process's connections only: what every process was told need not travel between them. */
  pushHere(room: string, event: string, payload: object): void;
  /** Drops this process's connections of a session or a person, after telling them why. */
  drop(room: string, farewell: string): void;
  /** Sends this process's listeners of a page away, after telling them why; their other news keeps coming. */
  closePage(room: string, farewell: string): void;
  /** Asks anew who may stay; whoever may not is dropped. */
  sweep(): Promise<void>;
  connections(): number;
  stop(): Promise<void>;
}

export const sessionRoom = (sessionId: string) => `session:${sessionId}`;
export const userRoom = (userId: string) => `user:${userId}`;
export const peopleRooms = ({ sessionId, userId }: Identity) => [sessionRoom(sessionId), userRoom(userId)];

const pagePrefix = 'page:';
export const pageRoom = (page: string) => `${pagePrefix}${page}`;

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
  const pauses = detectStalls(() => {
    for (const connection of connections()) connection.close();
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

  const { addressOf, held } = options;
  capConnections(io.engine, addressOf, held.connectionsPerAddress);
  const entered = io.of('/');
  const people = openLiveNamespace(entered, roomsOfPerson, log);
  limitHandshakes(entered, {
    mayEnter: options.mayEnter,
    admit: people.admit,
    addressOf,
    mostPerAddress: held.connectionsPerAddress,
    most: Number.POSITIVE_INFINITY,
  });
  const opened = io.of(options.pages.namespace);
  const pages = openLiveNamespace(opened, options.pages.roomsFor, log);
  limitHandshakes(opened, {
    mayEnter: options.pages.mayOpen,
    admit: pages.admit,
    addressOf,
    mostPerAddress: held.pagesPerAddress,
    most: held.pages,
  });
  const namespaceOf = (room: string) => (room.startsWith(pagePrefix) ? pages : people);
  const connections = () => new Set([...people.connections(), ...pages.connections()]);

  async function roomsOfPerson(request: IncomingMessage): Promise<string[] | undefined> {
    const identity = await identify(request);
    return identity && [...peopleRooms(identity), ...(await roomsOf(identity))];
  }

  async function sweep(): Promise<void> {
    await people.sweep();
    await pages.sweep();
  }
  const sweeping = setInterval(() => void sweep(), sweepEveryMs);
  sweeping.unref();
  const looking = setInterval(() => letGoOfNonReaders(connections()), lookForUnreadEveryMs);
  looking.unref();

  return {
    push: (room, event, payload) => namespaceOf(room).push(room, event, payload),
    pushHere: (room, event, payload) => namespaceOf(room).pushHere(room, event, payload),
    drop(room, farewell) {
      for (const namespace of [people, pages]) namespace.drop(room, farewell, true);
    },
    closePage: (room, farewell) => pages.drop(room, farewell, false),
    sweep,
    connections: () => connections().size,
    async stop() {
      clearInterval(sweeping);
      clearInterval(looking);
      pauses.stop();
      await closeInSlices(connections());
      await io.close();
    },
  };
}
