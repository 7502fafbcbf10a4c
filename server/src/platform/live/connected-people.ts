import type { IncomingMessage } from 'node:http';
import type { Namespace, Socket } from 'socket.io';

export interface Identity {
  sessionId: string;
  userId: string;
}

export type Whose = { sessionId: string } | { userId: string };

export interface PeopleOptions {
  /** Asked at every connection, never cached, so a revoked session cannot come back. Undefined: a guest. */
  identify(request: IncomingMessage): Promise<Identity | undefined>;
  /** Which of these sessions have not ended, asked for many at once. */
  liveSessions(sessionIds: readonly string[]): Promise<readonly string[]>;
}

export interface ConnectedPeople {
  /** Finds out who knocks; false for a guest. */
  identify(socket: Socket): Promise<boolean>;
  /** They went before they were let in. */
  forget(socket: Socket): void;
  /** Ends this process's connections of a session or a person, after telling them why. */
  drop(whose: Whose): void;
  /** Asks anew whose sessions still stand, and drops the others. */
  sweep(): Promise<void>;
}

const sessionRoom = (sessionId: string) => `session:${sessionId}`;
export const userRoom = (userId: string) => `user:${userId}`;

/** Sessions asked about in one query. */
const askedAtOnce = 5_000;

const identities = new WeakMap<Socket, Identity>();

/** Whoever is behind a connection, as it was when it came in: a change of session or person ends the connection. */
export const identityOf = (socket: Socket): Identity | undefined => identities.get(socket);

/** Who is behind each connection, until the session or the person is dropped. */
export function connectPeople(namespace: Namespace, options: PeopleOptions): ConnectedPeople {
  // Whoever is still at the door is in no room that a notice could empty, and the answer that lets them in may be older
  // than a notice that came while it was awaited. So what is dropped meanwhile is kept for them.
  const arrivals = new Map<Socket, Set<string>>();

  namespace.on('connection', (socket) => {
    const dropped = arrivals.get(socket);
    arrivals.delete(socket);
    const identity = identities.get(socket);
    if (!identity) return;
    const rooms = [sessionRoom(identity.sessionId), userRoom(identity.userId)];
    void socket.join(rooms);
    if (rooms.some((room) => dropped?.has(room))) dropRoom(sessionRoom(identity.sessionId));
  });

  function dropRoom(room: string): void {
    for (const dropped of arrivals.values()) dropped.add(room);
    namespace.to(room).emit('session.ended', {});
    namespace.in(room).disconnectSockets(true);
  }

  return {
    async identify(socket) {
      arrivals.set(socket, new Set());
      const identity = await options.identify(socket.request);
      if (identity) identities.set(socket, identity);
      return identity !== undefined;
    },
    forget: (socket) => void arrivals.delete(socket),
    drop: (whose) => dropRoom('sessionId' in whose ? sessionRoom(whose.sessionId) : userRoom(whose.userId)),
    async sweep() {
      const sockets = [...namespace.sockets.values()];
      const sessions = [...new Set(sockets.flatMap((socket) => identities.get(socket)?.sessionId ?? []))];
      for (let start = 0; start < sessions.length; start += askedAtOnce) {
        const asked = sessions.slice(start, start + askedAtOnce);
        const live = new Set(await options.liveSessions(asked));
        for (const ended of asked.filter((sessionId) => !live.has(sessionId))) dropRoom(sessionRoom(ended));
      }
    },
  };
}
