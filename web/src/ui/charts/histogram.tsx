import { clsx } from 'clsx';
import type { Tone } from './tone.ts';

interface Column {
  label: string;
  value: number;
  shownAs: string;
  tone: Tone;
}

interface HistogramProps {
  label: string;
  columns: readonly Column[];
  /** A threshold before one of them. */
  line?: { before: number; label: string };
}

const highest = 132;
const lowest = 6;

/** Columns on one ground. Every figure is text, so that the drawing is never the only source. */
export function Histogram({ label, columns, line }: HistogramProps) {
  const most = Math.max(...columns.map(({ value }) => value), 1);
  const heightOf = (value: number) => (value === 0 ? 0 : Math.max(lowest, (value / most) * highest));
  return (
    <ul aria-label={label} className="chart chart-columns">
      {columns.map((column, place) => (
        <li
          key={column.label}
          data-line={place === line?.before || undefined}
          className={clsx(`tone-${column.tone}`)}
        >
          {place === line?.before && (
            <span aria-hidden="true" className="chart-line-name">
              {line.label}
            </span>
          )}
          <span>{column.shownAs}</span>
          <span className="chart-stand">
            <svg aria-hidden="true" width="100%" height={heightOf(column.value)} className="block">
              <rect
                x="1"
                y="1"
                width="calc(100% - 2px)"
                height={Math.max(0, heightOf(column.value) - 1)}
                rx="3"
                className="chart-shape"
              />
            </svg>
          </span>
          <span className="chart-axis">{column.label}</span>
        </li>
      ))}
    </ul>
  );
}
