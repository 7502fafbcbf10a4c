import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A key, as printed on a control. Hidden from readers: the shortcut itself is said by `aria-keyshortcuts`. */
export function Kbd({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'log inline-grid min-h-5 min-w-5 shrink-0 place-items-center whitespace-nowrap rounded-kbd border border-current px-1 normal-case leading-none opacity-80',
        className,
      )}
    >
      {children}
    </span>
  );
}
