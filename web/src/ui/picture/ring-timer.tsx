import { useLayoutEffect, useRef } from 'react';

/** A ring that empties while time runs, and stands still with it: under the pointer, with focus, in a hidden tab. */
export function RingTimer({ seconds }: { seconds: number }) {
  const left = useRef<SVGCircleElement>(null);

  useLayoutEffect(() => {
    left.current?.style.setProperty('animation-duration', `${seconds}s`);
  }, [seconds]);

  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="ring-timer size-4 -rotate-90">
      <circle cx="8" cy="8" r="6.5" fill="none" strokeWidth="2" className="stroke-line" />
      <circle
        ref={left}
        cx="8"
        cy="8"
        r="6.5"
        fill="none"
        strokeWidth="2"
        pathLength="100"
        className="stroke-sun-edge"
      />
    </svg>
  );
}
