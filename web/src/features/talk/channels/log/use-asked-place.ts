import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The message that an address names by `?at=`, if it does. */
export function askedPlace(search: string): number | undefined {
  const seq = Number(new URLSearchParams(search).get('at'));
  return Number.isSafeInteger(seq) && seq > 0 ? seq : undefined;
}

/** Leads there once for each time the address is gone to, also when it is the same again. */
export function useAskedPlace(jumpTo: (seq: number) => void): void {
  const { key, search } = useLocation();
  const done = useRef<string>(undefined);
  useEffect(() => {
    const seq = askedPlace(search);
    if (seq === undefined || done.current === key) return;
    done.current = key;
    jumpTo(seq);
  }, [key, search, jumpTo]);
}
