import { ticksTo } from './scales.ts';

interface Series {
  name: string;
  tone: 'is' | 'short';
  /** One for each place across; null where nothing is known. */
  values: readonly (number | null)[];
}

interface LineChartProps {
  /** What the drawing shows, in a sentence. */
  label: string;
  series: readonly Series[];
  /** Of the first and the last place. */
  ends: readonly [string, string];
  format: (value: number) => string;
}

const height = 150;

/** Lines over the same places, each with an open point at its end. Pieces rather than a path: they fit any width. */
export function LineChart({ label, series, ends, format }: LineChartProps) {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const ticks = ticksTo(Math.max(...known, 0));
  const top = ticks.at(-1) ?? 1;
  const depth = (value: number) => (1 - value / top) * height;
  return (
    <div className="chart chart-field">
      <div aria-hidden="true" className="chart-axis chart-ticks">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{format(tick)}</span>
        ))}
      </div>
      <svg role="img" aria-label={label} width="100%" height={height}>
        {ticks.map((tick) => (
          <line key={tick} x2="100%" y1={depth(tick)} y2={depth(tick)} className="chart-grid" />
        ))}
        {series.map((one) => (
          <g key={one.name} className={`tone-${one.tone}`}>
            <Line values={one.values} depth={depth} />
          </g>
        ))}
      </svg>
      <p aria-hidden="true" className="chart-axis chart-below">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      <p aria-hidden="true" className="chart-below chart-legend">
        {series.map(({ name, tone }) => (
          <span key={name} className={`tone-${tone}`}>
            <svg aria-hidden="true" width="14" height="4">
              <line x2="14" y1="2" y2="2" className="chart-line" />
            </svg>
            {name}
          </span>
        ))}
      </p>
    </div>
  );
}

function Line({ values, depth }: { values: Series['values']; depth: (value: number) => number }) {
  const across = (place: number) => (values.length < 2 ? 50 : (place / (values.length - 1)) * 100);
  const points = values.flatMap((value, place) =>
    value === null ? [] : [{ x: across(place), y: depth(value) }],
  );
  const end = points.at(-1);
  return (
    <>
      {points.slice(1).map((point, place) => {
        const before = points[place] ?? point;
        return (
          <line
            key={point.x}
            x1={`${before.x}%`}
            x2={`${point.x}%`}
            y1={before.y}
            y2={point.y}
            className="chart-line"
          />
        );
      })}
      {end && <circle cx={`${end.x}%`} cy={end.y} r="4" className="chart-ring" />}
    </>
  );
}
