import { Spot, type SpotProps } from './spot.tsx';

export function PlateSpot({ className }: SpotProps) {
  return (
    <Spot className={className}>
      <path d="M18 10h60v44H18zM18 46h60" />
      <path d="M24 46v4M32 46v3M40 46v4M48 46v3M56 46v4M64 46v3M72 46v4" />
      <path d="m26 34 13-14 12 10 10-12 11 6" strokeWidth="1" />
      <path d="M26 34h.01M39 20h.01M51 30h.01M61 18h.01M72 24h.01" strokeWidth="4" />
      <path d="M34 46a7 7 0 0 1 14 0z" className="fill-sun stroke-sun-edge" />
    </Spot>
  );
}
