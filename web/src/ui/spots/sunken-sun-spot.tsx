import { Spot, type SpotProps } from './spot.tsx';

export function SunkenSunSpot({ className }: SpotProps) {
  return (
    <Spot className={className}>
      <circle cx="48" cy="47" r="14" className="fill-sun/40 stroke-sun-edge" strokeDasharray="2 4" />
      <path d="M6 32h84M12 32v5M24 32v3M36 32v5M60 32v5M72 32v3M84 32v5" />
      <path d="M20 12h.01M40 20h.01M62 10h.01M78 18h.01" strokeWidth="3" />
    </Spot>
  );
}
