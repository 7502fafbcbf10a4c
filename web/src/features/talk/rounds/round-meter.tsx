interface RoundMeterProps {
  opensAt: string;
  closesAt: string;
  /** What it says, in words. */
  text: string;
  label: string;
}

const day = 24 * 60 * 60 * 1000;

/** The sun on its way along the days of a round. */
export function RoundMeter({ opensAt, closesAt, text, label }: RoundMeterProps) {
  const [from, until] = [Date.parse(opensAt), Date.parse(closesAt)];
  const days = Math.max(1, Math.round((until - from) / day));
  const gone = Math.min(1, Math.max(0, (Date.now() - from) / (until - from)));
  const x = 2 + gone * 96;
  return (
    <div>
      <meter
        className="sr-only"
        aria-label={label}
        aria-valuetext={text}
        min={0}
        max={100}
        value={Math.round(gone * 100)}
      />
      <svg aria-hidden="true" width="100%" height="20" overflow="visible" className="block text-ink-faint">
        <line x1="0" x2="100%" y1="13" y2="13" stroke="currentColor" strokeWidth="1.5" />
        {Array.from({ length: days + 1 }, (_, tick) => (
          <line
            key={tick}
            x1={`${(tick / days) * 100}%`}
            x2={`${(tick / days) * 100}%`}
            y1="13"
            y2="19"
            stroke="currentColor"
          />
        ))}
        <svg x={`${x}%`} y="3" overflow="visible" aria-hidden="true">
          <path d="M-9 10a9 9 0 0 1 18 0z" className="fill-sun stroke-sun-edge" />
        </svg>
      </svg>
    </div>
  );
}
