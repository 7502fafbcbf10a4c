import { Spot, type SpotProps } from './spot.tsx';

export function PhasesSpot({ className }: SpotProps) {
  return (
    <Spot className={className}>
      <path d="M6 50h84" />
      <circle cx="16" cy="28" r="7" />
      <circle cx="36" cy="22" r="7" />
      <path d="M36 15a7 7 0 0 1 0 14 10 10 0 0 0 0-14z" fill="currentColor" />
      <circle cx="60" cy="22" r="7" />
      <path d="M60 15a7 7 0 0 1 0 14z" fill="currentColor" />
      <circle cx="80" cy="28" r="7" className="fill-sun stroke-sun-edge" />
      <path d="M16 50v4M36 50v3M60 50v3M80 50v4" />
    </Spot>
  );
}
