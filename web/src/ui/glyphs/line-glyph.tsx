/** A few lines on a field of 24, for the first page: the library of icons would weigh more there than what it draws. */
export function LineGlyph({ lines, className }: { lines: string; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={lines} />
    </svg>
  );
}

export const lensLines = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20 20l-4-4';
