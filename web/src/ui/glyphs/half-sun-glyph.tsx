/** The half-sun of the logo, for use in a line of text. */
export function HalfSunGlyph({ className = 'size-4' }: { className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={className}>
      <path d="M2.5 10.5a5.5 5.5 0 0 1 11 0z" fill="currentColor" />
      <path d="M1 13h14" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
