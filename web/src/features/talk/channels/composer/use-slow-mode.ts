import { useEffect, useState } from 'react';

/** How long until one may write again in a channel that is slow. The server holds it; this says it before one tries. */
export function useSlowMode(seconds: number): { secondsLeft: number; begin: () => void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = seconds > 0 ? Math.max(0, until - now) : 0;
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left % 1000 || 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return {
    secondsLeft: Math.ceil(left / 1000),
    begin() {
      const moment = Date.now();
      setNow(moment);
      setUntil(moment + seconds * 1000);
    },
  };
}
