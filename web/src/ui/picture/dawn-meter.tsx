import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

interface DawnMeterProps {
  /** What is measured, for readers. */
  label: string;
  /** Its value in words; otherwise so many of so many. */
  spoken?: string;
  value: number;
  max: number;
  look?: 'inline' | 'full';
  /** What stands under both ends, in log notation. */
  ends?: readonly [string, string];
  /** Plays the sunrise once: for the moment the sun clears the horizon. */
  celebrate?: boolean;
  className?: string;
}

/** A sun that climbs along the horizon and clears it at the full measure. */
export function DawnMeter({
  label,
  spoken,
  value,
  max,
  look = 'full',
  ends,
  celebrate = false,
  className,
}: DawnMeterProps) {
  const { t } = useTranslation('ui');
  const reached = Math.min(Math.max(value / max, 0), 1);
  return (
    <div className={className}>
      <meter
        className="sr-only"
        aria-label={label}
        aria-valuetext={spoken ?? t('meter.value', { value, max })}
        min={0}
        max={max}
        value={Math.min(value, max)}
      />
      {look === 'full' ? (
        <Skyline reached={reached} max={max} celebrate={celebrate} sun={11} height={48} />
      ) : (
        <Skyline reached={reached} max={max} celebrate={celebrate} sun={6} height={24} />
      )}
      {ends && (
        <div aria-hidden="true" className="log mt-1 flex justify-between gap-4 text-ink-muted">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}

interface SkylineProps {
  reached: number;
  max: number;
  celebrate: boolean;
  sun: number;
  height: number;
}

/** Everything is placed by percentages, so that it fits any width without a style of its own. */
function Skyline({ reached, max, celebrate, sun, height }: SkylineProps) {
  const ground = height - sun;
  const rise = ground + sun * 0.55 - reached * sun * 1.7;
  return (
    <svg aria-hidden="true" width="100%" height={height} className="block overflow-visible">
      <svg aria-hidden="true" width="100%" height={ground} overflow="hidden">
        <g transform={`translate(${sun - 2 * sun * reached} 0)`}>
          <circle
            cx={`${reached * 100}%`}
            cy={rise}
            r={sun}
            strokeWidth="1.5"
            className={clsx('fill-sun stroke-sun-edge', celebrate && 'animate-sunrise')}
          />
        </g>
      </svg>
      <g className="stroke-ink-muted">
        <line x1="0" x2="100%" y1={ground} y2={ground} strokeWidth="1.5" />
        {ticksFor(max).map((tick) => (
          <line
            key={tick.at}
            x1={`${tick.at}%`}
            x2={`${tick.at}%`}
            y1={ground}
            y2={ground + (tick.long ? sun * 0.75 : sun * 0.4)}
          />
        ))}
      </g>
    </svg>
  );
}

function ticksFor(max: number): { at: number; long: boolean }[] {
  const count = Math.min(Math.max(Math.round(max), 2), 12);
  return Array.from({ length: count + 1 }, (_, index) => ({
    at: (index / count) * 100,
    long: index === 0 || index === count || index * 2 === count,
  }));
}
