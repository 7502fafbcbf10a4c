import type { IncomingMessage } from 'node:http';
import type { Namespace, Socket } from 'socket.io';
import { createHeldCount } from './held-count.ts';

/** Refused so often over one connection, somebody is not asking any more but hammering. */
export const mostRefusals = 20;

type Refusal = 'already here' | 'full' | 'too many';

export interface HandshakeLimit {
  /** Whether somebody may knock once more; asked before anything is looked up for it. */
  mayEnter(request: IncomingMessage): Promise<boolean>;
  /** Finds out who it is, which is a look into the database; false for a guest. */
  identify(socket: Socket): Promise<boolean>;
  /** They are gone, or were not let in. */
  forget(socket: Socket): void;
  addressOf(request: IncomingMessage): string;
  /** How many may be inside: from one address, guests from one address, and guests from everywhere. */
  most: { perAddress: number; guestsPerAddress: number; guests: number };
}

/**
 * Asked at every knock, before anything is looked up for it. One connection can knock as often as it likes, even before
 * its first knock is answered: it gets one place, and each address has an end to its places. Whoever goes on knocking
 * after being refused is cut off, and comes back only as often as connections may be opened.
 */
export function limitHandshakes(namespace: Namespace, door: HandshakeLimit): void {
  const { most, addressOf } = door;
  const refusals = new WeakMap<Socket['conn'], number>();
  const present = new WeakSet<Socket['conn']>();
  const places = createHeldCount();
  const guests = createHeldCount();

  namespace.use((socket, next) => {
    enter(socket).then(
      (refusal) => (refusal ? refuse(socket.conn, next, refusal) : next()),
      () => next(new Error('unavailable')),
    );
  });

  /** Nothing, or why they stay outside. Places are taken while somebody is at the door: many at once find no gap. */
  async function enter(socket: Socket): Promise<Refusal | undefined> {
    const { conn, request } = socket;
    const address = addressOf(request);
    if (present.has(conn)) return 'already here';
    if (places.of(address) >= most.perAddress) return 'full';
    const place = takePlace(socket, address);
    try {
      if (!(await door.mayEnter(request))) return place.leave('too many');
      if (await door.identify(socket)) return undefined;
      if (guests.of(address) >= most.guestsPerAddress || guests.all() >= most.guests)
        return place.leave('full');
      place.becomeGuest();
      return undefined;
    } catch (error) {
      place.leave('full');
      throw error;
    }
  }

  /** Held until whoever took it leaves, or their connection ends before they were let in. */
  function takePlace(socket: Socket, address: string) {
    const { conn } = socket;
    let isHeld = true;
    let isGuest = false;
    present.add(conn);
    places.take(address);
    const leave = (): void => {
      if (!isHeld) return;
      isHeld = false;
      conn.off('close', leave);
      door.forget(socket);
      present.delete(conn);
      places.free(address);
      if (isGuest) guests.free(address);
    };
    conn.once('close', leave);
    socket.once('disconnect', leave);
    return {
      leave(why: Refusal): Refusal {
        leave();
        return why;
      },
      becomeGuest(): void {
        if (!isHeld) return;
        isGuest = true;
        guests.take(address);
      },
    };
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
