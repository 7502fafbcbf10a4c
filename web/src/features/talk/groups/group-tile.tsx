import { clsx } from 'clsx';
import { tileStars } from './tile-stars.ts';

interface GroupTileProps {
  groupId: string;
  /** Grey, and without its sun. */
  isFrozen?: boolean;
  className?: string;
}

/** People are round, groups are square: a constellation of the group's own, drawn from its id. */
export function GroupTile({ groupId, isFrozen = false, className = 'size-12 rounded-card' }: GroupTileProps) {
  const { stars, sun } = tileStars(groupId);
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      // Night in either theme.
      data-theme="dark"
      className={clsx('shrink-0 text-ink', isFrozen ? 'bg-line-strong' : 'bg-raised', className)}
    >
      <polyline
        points={stars.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        className="opacity-60"
      />
      {stars.map(({ x, y }, place) => (
        <circle
          key={place}
          cx={x}
          cy={y}
          r={place === sun && !isFrozen ? 3.5 : 2}
          fill="currentColor"
          className={place === sun && !isFrozen ? 'text-sun' : undefined}
        />
      ))}
    </svg>
  );
}
