export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets so many run at once and the others wait, first come, first served. */
export function createTurns(atOnce: number): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < atOnce) running += 1;
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
