import type { IncomingMessage } from 'node:http';
import type { Namespace, Socket } from 'socket.io';
import type { Log } from '../log.ts';

/** What somebody may hear: the rooms, or nothing where they are not let in. Read from the database each time. */
export type RoomsFor = (request: IncomingMessage, asked: unknown) => Promise<string[] | undefined>;

export interface LiveNamespace {
  /** Whether somebody at the door may come in; they have their rooms then. */
  admit(socket: Socket): Promise<boolean>;
  push(room: string, event: string, payload: object): void;
  /** To this process's connections only: what every process was told need not travel between them. */
  pushHere(room: string, event: string, payload: object): void;
  /** Sends this process's listeners of a room away, after telling them why; `hangUp` ends the whole connection. */
  drop(room: string, farewell: string, hangUp: boolean): void;
  /** Asks anew who may stay; whoever may not is sent away. */
  sweep(): Promise<void>;
  connections(): Socket['conn'][];
}

/** One kind of listeners, let in by one question that is asked at every connection and at every sweep, never cached. */
export function openLiveNamespace(namespace: Namespace, roomsFor: RoomsFor, log: Log): LiveNamespace {
  // Whoever is still at the door is on no list that a revocation could empty. Its notice may even be read before the
  // older answer that still let them in, so asking the database twice is not enough: the notice is kept for them.
  const arrivals = new Set<{ rooms: string[]; shutOut: boolean }>();

  const roomsOf = ({ request, handshake }: Socket) => roomsFor(request, handshake.auth);

  async function admit(socket: Socket): Promise<boolean> {
    const rooms = await roomsOf(socket);
    if (!rooms) return false;
    const arrival = { rooms, shutOut: false };
    arrivals.add(arrival);
    try {
      await socket.join(rooms);
      return (await roomsOf(socket)) !== undefined && !arrival.shutOut;
    } finally {
      arrivals.delete(arrival);
    }
  }

  return {
    admit,
    push: (room, event, payload) => void namespace.to(room).emit(event, payload),
    pushHere: (room, event, payload) => void namespace.local.to(room).emit(event, payload),
    drop(room, farewell, hangUp) {
      for (const arrival of arrivals) arrival.shutOut ||= arrival.rooms.includes(room);
      namespace.local.to(room).emit(farewell, {});
      namespace.local.in(room).disconnectSockets(hangUp);
    },
    sweep: () => sweepSockets(namespace, roomsOf, log),
    connections: () => [...namespace.sockets.values()].map(({ conn }) => conn),
  };
}

/** The safety net under revocation: whatever was missed is noticed here. Equal askers get one answer per sweep. */
async function sweepSockets(
  { sockets }: Namespace,
  roomsOf: (socket: Socket) => Promise<string[] | undefined>,
  log: Log,
): Promise<void> {
  const answers = new Map<string, string[] | undefined>();
  for (const socket of sockets.values()) {
    const { url, headers } = socket.request;
    const asker = JSON.stringify([url, headers.cookie, socket.handshake.auth]);
    try {
      if (!answers.has(asker)) answers.set(asker, await roomsOf(socket));
      if (answers.get(asker) === undefined) socket.disconnect();
    } catch (error) {
      log.warn({ err: error }, 'could not re-check a connection');
    }
  }
}
