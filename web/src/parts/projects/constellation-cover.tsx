import {
  plateEdge,
  type Sky,
  type SkyLight,
  type SkyOptions,
  sky,
  skyInks,
} from '@firstlight/contract/showcase/projects/constellation.ts';
import { useId } from 'react';

interface ConstellationCoverProps extends Pick<SkyOptions, 'stars' | 'sun' | 'width' | 'height'> {
  /** The project's id. */
  seed: string;
  light?: SkyLight;
  className?: string;
}

/** What stands in for a picture: a night plate of the project's own stars. */
export function ConstellationCover({
  seed,
  light = { line: 0.5, dust: 0.5, star: 1 },
  className,
  ...options
}: ConstellationCoverProps) {
  const gradient = useId();
  const drawing = sky(seed, options);
  const { width, height, horizon } = drawing;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
    >
      <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
        {drawing.colours.map(([offset, colour]) => (
          <stop key={offset} offset={offset} stopColor={colour} />
        ))}
      </linearGradient>
      <rect width={width} height={horizon} fill={`url(#${gradient})`} />
      <Heavens drawing={drawing} light={light} />
      {/* Reaches below the plate, so that no low sun shows under its edge. */}
      <rect y={horizon} width={width} height={height} fill={drawing.ground} />
      <path d={plateEdge(drawing)} stroke={skyInks.edge} strokeWidth="2" fill="none" />
    </svg>
  );
}

interface HeavensProps {
  drawing: Sky;
  light: SkyLight;
}

function Heavens({ drawing, light }: HeavensProps) {
  const { sun, stars, dust } = drawing;
  return (
    <>
      <circle cx={sun.x} cy={sun.y} r={sun.radius} fill={skyInks.sun} />
      <polyline
        points={stars.map((star) => `${star.x},${star.y}`).join(' ')}
        fill="none"
        stroke={skyInks.star}
        strokeOpacity={light.line}
        strokeWidth="1.75"
      />
      <g fill={skyInks.star} opacity={light.dust}>
        {dust.map((star) => (
          <circle key={`${star.x}-${star.y}`} cx={star.x} cy={star.y} r={star.radius} />
        ))}
      </g>
      <g fill={skyInks.star} opacity={light.star}>
        {stars.map((star) => (
          <circle key={`${star.x}-${star.y}`} cx={star.x} cy={star.y} r={star.radius} />
        ))}
      </g>
    </>
  );
}
