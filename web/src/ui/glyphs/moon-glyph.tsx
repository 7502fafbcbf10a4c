interface MoonGlyphProps {
  /** From 0, new, to 4, full. */
  phase: 0 | 1 | 2 | 3 | 4;
  className?: string;
}

// The lit part of a disc of radius 14 around 20,20: its right edge, and back along the terminator.
const litParts = {
  0: '',
  1: 'M20 6a14 14 0 0 1 0 28 18 18 0 0 0 0-28z',
  2: 'M20 6a14 14 0 0 1 0 28z',
  3: 'M20 6a14 14 0 0 1 0 28 18 18 0 0 1 0-28z',
  4: 'M20 6a14 14 0 0 1 0 28 14 14 0 0 1 0-28z',
} as const;

export function MoonGlyph({ phase, className = 'size-full' }: MoonGlyphProps) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <circle
        cx="20"
        cy="20"
        r="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeOpacity=".55"
      />
      <path d={litParts[phase]} fill="currentColor" />
    </svg>
  );
}
