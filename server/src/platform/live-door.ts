import type { IncomingMessage } from 'node:http';
import type { Namespace, Socket } from 'socket.io';

/** Refused so often over one connection, somebody is not asking any more but hammering. */
const mostRefusals = 20;

/**
 * Asked at every knock, before anything is looked up for it. One connection can knock as often as it likes, and each
 * knock of somebody known is a look into the database: whoever goes on knocking after being refused is cut off, and
 * comes back only as often as connections may be opened.
 */
export function guardDoor(
  namespace: Namespace,
  mayEnter: (request: IncomingMessage) => Promise<boolean>,
): void {
  const refusals = new WeakMap<Socket['conn'], number>();

  namespace.use(({ conn, request }, next) => {
    mayEnter(request).then(
      (may) => {
        if (may) return next();
        const refused = (refusals.get(conn) ?? 0) + 1;
        refusals.set(conn, refused);
        if (refused > mostRefusals) conn.close(true);
        else next(new Error('too many'));
      },
      () => next(new Error('unavailable')),
    );
  });
}
