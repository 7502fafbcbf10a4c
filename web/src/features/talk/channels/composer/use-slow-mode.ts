import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../../../lib/local-storage.ts';

/**
 * How long until one may write again in a channel that is slow. The server holds it; this says it before one tries, also to
 * whoever has loaded the page again.
 */
export function useSlowMode(channelId: string, seconds: number): { secondsLeft: number; begin: () => void } {
  const key = `slow-until:${channelId}`;
  const [until, setUntil] = useState(() => Number(readStored(key)) || 0);
  const [now, setNow] = useState(() => Date.now());
  // Never longer than the channel is slow, whatever was done to the clock.
  const left = Math.max(0, Math.min(until - now, seconds * 1000));
  useEffect(() => {
    if (left === 0) return writeStored(key, null);
    const timer = setTimeout(() => setNow(Date.now()), left % 1000 || 1000);
    return () => clearTimeout(timer);
  }, [key, left]);
  return {
    secondsLeft: Math.ceil(left / 1000),
    begin() {
      if (seconds === 0) return;
      const moment = Date.now();
      setNow(moment);
      setUntil(moment + seconds * 1000);
      writeStored(key, `${moment + seconds * 1000}`);
    },
  };
}
