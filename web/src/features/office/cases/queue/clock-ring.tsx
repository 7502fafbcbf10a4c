import type { LucideIcon } from 'lucide-react';
import type { Clock } from './clock.ts';

const tones = { ample: 'text-ink-faint', soon: 'text-gold', late: 'text-rose' } as const;

/** What is left of the time, around what it is about. The time itself stands beside it in words. */
export function ClockRing({ clock, icon: Icon }: { clock: Clock | undefined; icon: LucideIcon }) {
  return (
    <span
      aria-hidden="true"
      className={`relative grid size-9 shrink-0 place-items-center ${tones[clock?.state ?? 'ample']}`}
    >
      <svg viewBox="0 0 36 36" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="18" cy="18" r="16" fill="none" strokeWidth="2.5" className="stroke-line" />
        <circle
          cx="18"
          cy="18"
          r="16"
          fill="none"
          strokeWidth="2.5"
          stroke="currentColor"
          pathLength="100"
          strokeDasharray={`${Math.round((clock?.share ?? 0) * 100)} 100`}
        />
      </svg>
      <Icon className="size-4 stroke-[1.75]" />
    </span>
  );
}
