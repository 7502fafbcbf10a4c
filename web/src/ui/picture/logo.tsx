import { clsx } from 'clsx';

interface LogoProps {
  className?: string;
}

/** A ring holding a half-sun on a horizon. Decorative by itself: name it where it stands alone, as in a link. */
export function Logo({ className = 'size-7' }: LogoProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={clsx('shrink-0', className)}>
      <path d="M9 21a7 7 0 0 1 14 0z" className="fill-sun" />
      <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round">
        <circle cx="16" cy="16" r="14" />
        <path d="M3 21h26M16 5.5v4.2" />
      </g>
    </svg>
  );
}

export function Wordmark({ className }: LogoProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-2.5 font-display font-semibold text-h3 text-ink tracking-[-0.02em]',
        className,
      )}
    >
      <Logo />
      Firstlight
    </span>
  );
}
