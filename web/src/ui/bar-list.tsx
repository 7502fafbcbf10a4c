interface Bar {
  label: string;
  /** From 0 to 1. */
  share: number;
}

interface BarListProps {
  label: string;
  bars: readonly Bar[];
  locale: string;
}

/** Shares as sorted bars in one hue; the figures are text, so that the drawing is never the only source. */
export function BarList({ label, bars, locale }: BarListProps) {
  const most = Math.max(...bars.map((bar) => bar.share), 0.01);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const sorted = [...bars].sort((one, other) => other.share - one.share);
  return (
    <ul aria-label={label} className="flex flex-col gap-2.5 text-small">
      {sorted.map((bar) => (
        <li key={bar.label} className="grid grid-cols-[minmax(0,7.5rem)_1fr_3rem] items-center gap-4">
          <span>{bar.label}</span>
          <svg aria-hidden="true" width="100%" height="14">
            <rect width={`${(bar.share / most) * 92}%`} height="14" rx="3" className="fill-chart-1" />
          </svg>
          <span className="text-right tabular-nums">{percent.format(bar.share)}</span>
        </li>
      ))}
    </ul>
  );
}
