import { useEffect, useState } from 'react';

/** True from the moment `when` becomes true until `milliseconds` later. */
export function useTimedFlag(when: boolean, milliseconds: number): boolean {
  const [over, setOver] = useState(false);

  useEffect(() => {
    if (!when) return;
    setOver(false);
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [when, milliseconds]);

  return when && !over;
}
