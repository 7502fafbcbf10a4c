import { Spot, type SpotProps } from './spot.tsx';

export function BrokenRingSpot({ className }: SpotProps) {
  return (
    <Spot className={className}>
      <path d="M60 9.5a25 25 0 0 0-32 31M34 49a25 25 0 0 0 39-20" />
      <path d="M64 12l5-5M71 18l7-2M26 44l-6 3M31 51l-3 6" />
      <path d="M38 38a10 10 0 0 1 20 0z" className="fill-sun stroke-sun-edge" />
      <path d="M18 38h60" strokeDasharray="8 5" />
    </Spot>
  );
}
