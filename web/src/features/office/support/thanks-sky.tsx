import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ThanksSkyProps {
  sun: 'up' | 'half' | 'none';
  log?: string | undefined;
  head: string;
  lead?: string;
  actions?: ReactNode;
  /** What stands under the horizon. Without it the footer's line is the horizon. */
  children?: ReactNode;
}

/** A night that ends: the sun clears the horizon once somebody has given. Nothing is written in its lowest tenth. */
export function ThanksSky({ sun, log, head, lead, actions, children }: ThanksSkyProps) {
  return (
    <div className={clsx(!children && '-mb-18')}>
      <div className="sky-field relative isolate flex overflow-hidden">
        <svg aria-hidden="true" width="0" height="560" className="shrink-0" />
        <div className="mx-auto flex w-full max-w-browse flex-col items-start gap-5 px-4 pt-14 pb-14 sm:px-7 md:px-10 md:pt-18">
          <div aria-live="polite" className="flex flex-col gap-4">
            {log && <p className="log">{log}</p>}
            <h1 className="font-display text-[clamp(2.25rem,1.5rem+3vw,3.25rem)] leading-[1.05] tracking-[-0.02em] [font-weight:640] [overflow-wrap:anywhere]">
              {head}
            </h1>
            {lead && <p className="max-w-[40rem] text-lead">{lead}</p>}
          </div>
          {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
        </div>
        {sun !== 'none' && <Sun key={sun} isUp={sun === 'up'} />}
      </div>
      {children && <div className="ticks" />}
      {children}
    </div>
  );
}

/** Its middle stands on the horizon while we wait; on a phone it is smaller. */
function Sun({ isUp }: { isUp: boolean }) {
  const disc = (x: string, radius: number, shown: string) => (
    <svg aria-hidden="true" x={x} y="100%" overflow="visible" className={shown}>
      <circle
        cy={isUp ? -radius - 4 : 0}
        r={radius}
        className={clsx('fill-sun', isUp && 'animate-sunrise')}
      />
    </svg>
  );
  return (
    <svg aria-hidden="true" width="100%" height="100%" className="absolute inset-0 -z-1">
      {disc('76%', 150, 'max-md:hidden')}
      {disc('74%', 76, 'md:hidden')}
    </svg>
  );
}
