import { Spot, type SpotProps } from './spot.tsx';

export function HorizonSpot({ className }: SpotProps) {
  return (
    <Spot className={className}>
      <path d="M30 46a18 18 0 0 1 36 0z" className="fill-sun stroke-sun-edge" />
      <path d="M6 46h84M12 46v5M24 46v3M36 46v5M48 46v3M60 46v5M72 46v3M84 46v5" />
      <path d="M48 14v6M27 23l4 4M69 23l-4 4" />
    </Spot>
  );
}
