import { useEffect, useRef } from 'react';

interface Pace {
  /** Asked so often at most, however much happens. */
  everyMs: number;
  /** Where everybody hears it at once, they ask within this time. */
  spreadMs?: number;
}

/** Asks soon after something happened, and once for all that happens until it may ask again. */
export function useGathered(ask: () => void, { everyMs, spreadMs = 0 }: Pace): () => void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastAsked = useRef(0);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => () => clearTimeout(waiting.current), []);
  return () => {
    if (waiting.current !== undefined) return;
    const pause = Math.max(0, lastAsked.current + everyMs - Date.now());
    waiting.current = setTimeout(
      () => {
        waiting.current = undefined;
        lastAsked.current = Date.now();
        latest.current();
      },
      pause + Math.random() * spreadMs,
    );
  };
}
