import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ScrollTableProps {
  /** Names what scrolls, aloud; or the heading that does, by its id. */
  label?: string;
  labelledBy?: string;
  /** Columns below which the words would break too often: then it scrolls. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** A table that is wider than a phone: it scrolls sideways within the page, and by keys too. */
export function ScrollTable({ label, labelledBy, width = 'narrow', children }: ScrollTableProps) {
  return (
    <section
      aria-label={label}
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className={clsx('w-full text-small tabular-nums', width === 'wide' ? 'min-w-160' : 'min-w-120')}>
        {children}
      </table>
    </section>
  );
}
