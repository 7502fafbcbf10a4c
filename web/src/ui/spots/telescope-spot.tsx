import { Spot, type SpotProps } from './spot.tsx';

export function TelescopeSpot({ className }: SpotProps) {
  return (
    <Spot className={className}>
      <path d="M6 56h84" />
      <path d="M46 34 36 56M46 34l10 22M46 34v22" />
      <path d="m26 36 36-17 5 10-36 17z" />
      <path d="m62 19 7-3.5 6 12-8 4.5M26 36l-6 4 2.5 6 8.5-1" />
      <circle cx="82" cy="11" r="4" className="fill-sun stroke-sun-edge" />
      <path d="M14 14h.01M30 8h.01M50 10h.01" strokeWidth="3" />
    </Spot>
  );
}
