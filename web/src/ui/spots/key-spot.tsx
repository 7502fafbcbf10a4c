import { Spot, type SpotProps } from './spot.tsx';

export function KeySpot({ className }: SpotProps) {
  return (
    <Spot className={className}>
      <circle cx="32" cy="30" r="14" />
      <circle cx="32" cy="30" r="5" className="fill-sun stroke-sun-edge" />
      <path d="M46 30h34M70 30v8M78 30v10M6 56h84M16 56v3M32 56v3M48 56v3M64 56v3M80 56v3" />
    </Spot>
  );
}
