import type pg from 'pg';

/** The driver's words for a wait in the pool's line that ended without a connection. */
const waitedInVain = 'timeout exceeded when trying to connect';

/** No connection came free in time although PostgreSQL went on answering: there is too much to do, and nothing is away. */
export class ConnectionsBusy extends Error {
  constructor(cause: Error) {
    super(waitedInVain, { cause });
  }
}

type Heard = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/**
 * Whoever waits in vain is told which of two it was: `ConnectionsBusy` if anybody got an answer meanwhile; otherwise the
 * driver's error stays, because a database that answers nobody is away.
 */
export function tellBusy(
  pool: pg.Pool,
  answers: () => number,
  waited: (seconds: number) => void = () => undefined,
): void {
  const connect = pool.connect.bind(pool);
  const told = (error: Error, before: number) =>
    error.message === waitedInVain && answers() > before ? new ConnectionsBusy(error) : error;
  // `pool.query` takes its connection by the second form.
  const telling = (heard?: Heard) => {
    const before = answers();
    const begun = performance.now();
    const note = () => waited((performance.now() - begun) / 1_000);
    if (!heard)
      return connect()
        .finally(note)
        .catch((error: Error) => Promise.reject(told(error, before)));
    return connect((error, client, release) => {
      note();
      heard(error && told(error, before), client, release);
    });
  };
  pool.connect = telling as typeof pool.connect;
}
