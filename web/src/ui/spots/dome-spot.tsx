import { Spot, type SpotProps } from './spot.tsx';

export function DomeSpot({ className }: SpotProps) {
  return (
    <Spot className={className}>
      <path d="M6 56h84M20 56V42h56v14M20 42a28 28 0 0 1 56 0" />
      <path d="M44 42V15M54 42V15" />
      <circle cx="49" cy="30" r="5" className="fill-sun stroke-sun-edge" />
      <path d="M30 56v-8h8v8M10 18h.01M84 12h.01M78 24h.01" />
    </Spot>
  );
}
