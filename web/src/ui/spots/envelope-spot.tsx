import { Spot, type SpotProps } from './spot.tsx';

export function EnvelopeSpot({ className }: SpotProps) {
  return (
    <Spot className={className}>
      <path d="M20 16h56v38H20zM20 18l28 22 28-22" />
      <path d="M39 16a9 9 0 0 1 18 0" className="fill-sun stroke-sun-edge" />
      <path d="M6 54h10M80 54h10M10 30h4M8 38h6" />
    </Spot>
  );
}
