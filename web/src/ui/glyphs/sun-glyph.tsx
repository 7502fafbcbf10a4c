import { clsx } from 'clsx';

interface SunGlyphProps {
  lit: boolean;
  faulty?: boolean;
  className?: string;
}

/** A sun on a short horizon: risen when lit, only an outline when not, so that it reads without colour. */
export function SunGlyph({ lit, faulty = false, className = 'size-7' }: SunGlyphProps) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" fill="none" strokeLinecap="round" className={className}>
      <path
        d="M6 20.5a8 8 0 0 1 16 0z"
        strokeWidth="1.75"
        className={clsx(
          lit ? 'fill-sun stroke-sun-edge' : 'fill-transparent',
          !lit && (faulty ? 'stroke-rose' : 'stroke-line-strong'),
        )}
      />
      <path
        d={lit ? 'M2.5 20h23M14 5v3.5M5.2 9.2l2 2M22.800 9.2l-2 2' : 'M2.5 20.5h23'}
        strokeWidth="1.75"
        className={clsx(lit && 'stroke-sun-edge', !lit && (faulty ? 'stroke-rose' : 'stroke-line-strong'))}
      />
    </svg>
  );
}
