import { useEffect, useState } from 'react';

/** Seconds left of a wait, by the clock: a tab that slept does not lengthen it. */
export function useCountdown(seconds: number, running: boolean): { left: number; restart: () => void } {
  const [end, setEnd] = useState(() => (running ? Date.now() + seconds * 1000 : 0));
  const [left, setLeft] = useState(running ? seconds : 0);

  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsUntil(end);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);

  const restart = () => {
    setEnd(Date.now() + seconds * 1000);
    setLeft(seconds);
  };
  return { left, restart };
}

function secondsUntil(end: number): number {
  return Math.max(0, Math.ceil((end - Date.now()) / 1000));
}
