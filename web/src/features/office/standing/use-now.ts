import { useEffect, useState } from 'react';

/** The time, renewed each minute without anybody being told: clocks on the page stay right. */
export function useNow(everyMs = 60_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(clock);
  }, [everyMs]);
  return now;
}
