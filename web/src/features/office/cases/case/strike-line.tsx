import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { moderationRules } from '@firstlight/contract/rules.ts';
import { useTranslation } from 'react-i18next';
import { formatShortSiteDay } from '../../../../lib/format-time.ts';

const dayMs = 86_400_000;
const { strikeWindowDays: days, repeatedWithinDays: recent } = moderationRules;
/** From month to month, roughly. */
const ticks = Array.from({ length: days / 10 + 1 }, (_, tick) => (tick * 1000) / days);

/** The days in which a strike counts: a diamond for each, and softly the days in which the next is longer. */
export function StrikeLine({ past, now = Date.now() }: { past: WholeCase['person']['past']; now?: number }) {
  const { t, i18n } = useTranslation('moderator');
  const placeOf = (moment: string) => Math.max(0, 100 - ((now - Date.parse(moment)) / dayMs / days) * 100);
  const day = (moment: string) => formatShortSiteDay(moment, i18n.language);
  const latest = past.reduce<(typeof past)[number] | undefined>(
    (last, strike) => (!last || strike.decidedAt > last.decidedAt ? strike : last),
    undefined,
  );
  return (
    <div>
      <div className="relative h-5">
        <svg
          viewBox="0 0 100 20"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full"
        >
          <rect
            x={100 - (recent / days) * 100}
            y="1"
            width={(recent / days) * 100}
            height="9"
            className="fill-gold-soft"
          />
          <path
            d={`M0 10H100 ${ticks.map((x) => `M${x} 10v5`).join(' ')}`}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-line-strong"
          />
        </svg>
        <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
          {past.map(({ decidedAt, step }) => (
            <svg
              aria-hidden="true"
              key={`${decidedAt} ${step}`}
              x={`${placeOf(decidedAt)}%`}
              y="10"
              className="overflow-visible"
            >
              <path d="M0 -5.5L5.5 0L0 5.5L-5.5 0Z" className="fill-sky" />
            </svg>
          ))}
          <circle cx="100%" cy="10" r="5" className="fill-surface stroke-2 stroke-sky" />
        </svg>
      </div>
      <p className="flex justify-between gap-3 text-[0.75rem] text-ink-muted">
        <span>{day(new Date(now - days * dayMs).toISOString())}</span>
        <span>
          {latest && `${day(latest.decidedAt)}, ${t(`steps.${latest.step}.of`)} · `}
          {t('person.now')}
        </span>
      </p>
    </div>
  );
}
