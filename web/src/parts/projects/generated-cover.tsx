import {
  type Covered,
  type CoverPart,
  type CoverShape,
  generatedCover,
} from '@firstlight/contract/showcase/projects/generated-cover.ts';
import { useId } from 'react';

interface GeneratedCoverProps {
  /** What it is drawn from; whole projects will do. */
  project: Covered;
  /** Small pictures are `thumbnail`: the letter, without the figure. */
  shape?: CoverShape;
  className?: string | undefined;
}

/** What stands in for a picture: the project's own sky, with its initial on the horizon. */
export function GeneratedCover({ project, shape = 'wide', className }: GeneratedCoverProps) {
  const gradient = useId();
  const { width, height, horizon, stops, ground, heavens, foreground } = generatedCover(project, shape);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
    >
      <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
        {stops.map(([offset, colour]) => (
          <stop key={offset} offset={offset} stopColor={colour} />
        ))}
      </linearGradient>
      <rect width={width} height={horizon} fill={`url(#${gradient})`} />
      {heavens.map((part, place) => (
        <Part key={place} {...part} />
      ))}
      {/* Reaches below the plate, so that no low sun shows under its edge. */}
      <rect y={horizon} width={width} height={height} fill={ground} />
      {foreground.map((part) => (
        <Part key={part.kind} {...part} />
      ))}
    </svg>
  );
}

function Part(part: CoverPart) {
  const { colour } = part;
  switch (part.kind) {
    case 'disc':
      return <circle cx={part.x} cy={part.y} r={part.radius} fill={colour} opacity={part.opacity} />;
    case 'line':
      return (
        <path d={part.path} fill="none" stroke={colour} strokeWidth={part.width} opacity={part.opacity} />
      );
    case 'area':
      return <path d={part.path} fill={colour} />;
    case 'letter':
      return (
        <text
          x={part.x}
          y={part.y}
          fontSize={part.size}
          fill={colour}
          textAnchor="middle"
          fontWeight={720}
          className="font-display"
        >
          {part.text}
        </text>
      );
  }
}
