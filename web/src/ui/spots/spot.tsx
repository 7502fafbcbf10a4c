import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface SpotProps {
  className?: string | undefined;
}

/** The frame of the small drawings: one stroke, the text's colour, and at most one sun. */
export function Spot({ className, children }: SpotProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 96 64"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx('h-24 w-36 text-ink-muted', className)}
    >
      {children}
    </svg>
  );
}
