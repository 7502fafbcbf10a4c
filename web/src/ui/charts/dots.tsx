interface Dot {
  /** From 0 to 1, both. */
  across: number;
  up: number;
  weight: number;
  tone: 'is' | 'short';
}

interface DotsProps {
  /** What the drawing shows, in a sentence. */
  label: string;
  dots: readonly Dot[];
  percent: (share: number) => string;
  /** What lies on the line. */
  lineName: string;
}

const height = 180;
const smallest = 5;
const largest = 11;
const ticks = [1, 0.75, 0.5, 0.25, 0];

/** What was said across, what came up: on the line it came as it was said. Larger dots weigh more. */
export function Dots({ label, dots, percent, lineName }: DotsProps) {
  const heaviest = Math.max(...dots.map(({ weight }) => weight), 1);
  const depth = (share: number) => (1 - share) * height;
  return (
    <div className="chart chart-field">
      <div aria-hidden="true" className="chart-axis chart-ticks">
        {ticks.map((tick) => (
          <span key={tick}>{percent(tick)}</span>
        ))}
      </div>
      <svg role="img" aria-label={label} width="100%" height={height}>
        {ticks.map((tick) => (
          <line key={tick} x2="100%" y1={depth(tick)} y2={depth(tick)} className="chart-grid" />
        ))}
        <line x1="0" x2="100%" y1={height} y2="0" className="chart-threshold" />
        <text x="1%" y="16">
          {lineName}
        </text>
        {dots.map(({ across, up, weight, tone }) => (
          <g key={across} className={`tone-${tone}`}>
            <line
              x1={`${across * 100}%`}
              x2={`${across * 100}%`}
              y1={depth(across)}
              y2={depth(up)}
              strokeWidth="1.5"
              stroke="var(--chart-tone)"
            />
            <circle
              cx={`${across * 100}%`}
              cy={depth(up)}
              r={smallest + Math.sqrt(weight / heaviest) * (largest - smallest)}
              className="chart-ring"
            />
          </g>
        ))}
      </svg>
      <p aria-hidden="true" className="chart-axis chart-below">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{percent(tick)}</span>
        ))}
      </p>
    </div>
  );
}
