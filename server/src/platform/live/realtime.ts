import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Redis } from 'ioredis';
import { Server } from 'socket.io';
import { detectStalls } from '../limits/stall-detector.ts';
import type { Log } from '../log.ts';
import { connectPeople, type PeopleOptions } from './connected-people.ts';
import { followTopics, type TopicOptions } from './followed-topics.ts';
import { limitHandshakes } from './handshake-limit.ts';
import { hearLiveBus, type LivePush } from './live-bus.ts';
import { capConnections, closeInSlices, letGoOfNonReaders } from './live-connections.ts';
import { takeTopicRequests } from './topic-requests.ts';

export interface RealtimeOptions extends PeopleOptions, Pick<TopicOptions, 'topics'> {
  http: HttpServer;
  subscriber: Redis;
  log: Log;
  /** Refuses handshakes of other sites' pages. */
  acceptsOrigin(request: IncomingMessage): boolean;
  /** Whether one more handshake may come from there; asked before anything is looked up for it. */
  mayKnock(request: IncomingMessage): Promise<boolean>;
  /** Whether somebody may ask once more to be let in: over one connection they can do so any number of times. */
  mayEnter(request: IncomingMessage): Promise<boolean>;
  /** Whether somebody may ask once more for topics. */
  mayAsk(request: IncomingMessage): Promise<boolean>;
  /** Whose places a connection takes. */
  addressOf(request: IncomingMessage): string;
  held: {
    connectionsPerAddress: number;
    guestsPerAddress: number;
    guests: number;
    topicsPerPerson: number;
    topicsPerGuest: number;
  };
  sweepEveryMs?: number;
  /** Told of each connection that ended although its page had not left. */
  dropped?(reason: string): void;
}

/** What must stop at once: all connections of a session or a person, or a topic's followers, or one person among them. */
export type Revocation = { sessionId: string } | { userId: string } | { topic: string; followerId?: string };

export interface Realtime {
  /** Rings at this process's followers of a topic. What leaves over the bus comes back here. */
  deliver(push: LivePush): void;
  revoke(revocation: Revocation): void;
  /** Asks anew who may stay and follow; whoever may not is dropped or sent away. */
  sweep(): Promise<void>;
  connections(): number;
  stop(): Promise<void>;
}

/** What the transport says when a page was closed or went elsewhere. */
const leftByThemselves: ReadonlySet<string> = new Set(['transport close', 'client namespace disconnect']);

const lookForUnreadEveryMs = 1_000;

/** Whoever neither reads nor answers is noticed by the heartbeat, within the sum of the two. */
const heartbeat = { pingInterval: 15_000, pingTimeout: 12_000 };

/**
 * The live transport: one connection for each open page, over which it follows many topics. It carries doorbells only: whoever
 * misses one catches up from PostgreSQL. Connection state recovery stays off, because it would give a removed member their topics back unasked.
 */
export function startRealtime(options: RealtimeOptions): Realtime {
  const { http, log, addressOf, held, topics, sweepEveryMs = 30_000 } = options;
  const io = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
    ...heartbeat,
    allowRequest: (request, decide) => {
      if (!options.acceptsOrigin(request)) return decide(null, false);
      options.mayKnock(request).then(
        (may) => decide(null, may),
        () => decide(null, false),
      );
    },
  });
  const namespace = io.of('/');
  const connections = () => [...namespace.sockets.values()].map(({ conn }) => conn);
  // What piled up while this process stood still may be for people who have been shut out since. Everyone is cut off,
  // comes back by themselves, and is identified anew.
  const pauses = detectStalls(() => {
    for (const connection of connections()) connection.close();
  });
  const bus = hearLiveBus(options.subscriber, (push) => {
    pauses.look();
    followed.deliver(push);
  });

  namespace.on('connection', (socket) => {
    socket.once('disconnect', (reason) => {
      if (!leftByThemselves.has(reason)) options.dropped?.(reason);
    });
  });
  capConnections(io.engine, addressOf, held.connectionsPerAddress);
  const people = connectPeople(namespace, options);
  limitHandshakes(namespace, {
    ...people,
    mayEnter: options.mayEnter,
    addressOf,
    most: {
      perAddress: held.connectionsPerAddress,
      guestsPerAddress: held.guestsPerAddress,
      guests: held.guests,
    },
  });
  const followed = followTopics(namespace, { topics, most: held, log }, bus);
  takeTopicRequests(namespace, followed, { mayAsk: options.mayAsk, mostAtOnce: held.topicsPerPerson }, log);

  async function sweep(): Promise<void> {
    try {
      await people.sweep();
      await followed.sweep();
    } catch (error) {
      log.warn({ err: error }, 'could not ask anew who may listen');
    }
  }
  const sweeping = repeat(sweep, sweepEveryMs);
  const looking = setInterval(() => letGoOfNonReaders(connections()), lookForUnreadEveryMs);
  looking.unref();

  return {
    deliver: followed.deliver,
    revoke(revocation) {
      if ('topic' in revocation) followed.revoke(revocation.topic, revocation.followerId);
      else people.drop(revocation);
    },
    sweep,
    connections: () => namespace.sockets.size,
    async stop() {
      sweeping.stop();
      clearInterval(looking);
      pauses.stop();
      followed.stop();
      await closeInSlices(connections());
      await io.close();
    },
  };
}

/** Again and again, one at a time, and never for more than a tenth of the time. */
function repeat(act: () => Promise<void>, everyMs: number): { stop(): void } {
  let timer = setTimeout(run, everyMs).unref();
  function run(): void {
    const started = performance.now();
    void act().then(() => {
      timer = setTimeout(run, Math.max(everyMs, 9 * (performance.now() - started))).unref();
    });
  }
  return { stop: () => clearTimeout(timer) };
}
