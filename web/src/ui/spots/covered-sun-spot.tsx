import { Spot, type SpotProps } from './spot.tsx';

export function CoveredSunSpot({ className }: SpotProps) {
  return (
    <Spot className={className}>
      <circle cx="52" cy="26" r="15" className="fill-sun stroke-sun-edge" />
      <path
        d="M22 50a9 9 0 0 1 1-18 13 13 0 0 1 25-2 10 10 0 0 1 12 10 6 6 0 0 1 0 10z"
        className="fill-surface"
      />
      <path d="M6 56h84M52 3v3M73 26h4M68 10l2-2" />
    </Spot>
  );
}
