import { lengthOf } from './scales.ts';
import type { Tone } from './tone.ts';

export interface BarRow {
  label: string;
  value: number;
  shownAs: string;
  /** What stands after it, where something is to be said of it. */
  beside?: string;
  tone: Tone;
}

interface BarsProps {
  label: string;
  rows: readonly BarRow[];
  /** A threshold at some value. */
  line?: number;
}

/** A little short of the full width, so that a line at the longest is still drawn. */
const widest = 0.98;

/** Bars one below the other; the figures are text. */
export function Bars({ label, rows, line }: BarsProps) {
  const longest = Math.max(...rows.map(({ value }) => value), line ?? 0, 0);
  const place = (value: number) => `${lengthOf(value, longest) * widest}%`;
  return (
    <ul aria-label={label} className="chart chart-rows">
      {rows.map(({ label: name, value, shownAs, beside, tone }) => (
        <li key={name} className={`tone-${tone}`}>
          <span>{name}</span>
          <svg aria-hidden="true" width="100%" height="16">
            {value > 0 && (
              <rect x="1" y="1" width={place(value)} height="14" rx="3" className="chart-shape" />
            )}
            {line !== undefined && (
              <line x1={place(line)} x2={place(line)} y1="-4" y2="20" className="chart-threshold" />
            )}
          </svg>
          <span className="chart-number">{shownAs}</span>
          <span className="chart-beside">{beside}</span>
        </li>
      ))}
    </ul>
  );
}
