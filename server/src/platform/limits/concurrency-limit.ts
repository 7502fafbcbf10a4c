export type WithinLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** More wait already than could be served before they lose patience. */
export class TooManyWaiting extends Error {}

/** Lets so many run at once and the others wait, first come, first served; beyond `waitingMost` they are refused. */
export function createConcurrencyLimit(atOnce: number, waitingMost = Number.POSITIVE_INFINITY): WithinLimit {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= waitingMost) throw new TooManyWaiting();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // A turn is handed on rather than given back, so that no newcomer slips in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
