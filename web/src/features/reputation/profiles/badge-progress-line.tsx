import type { BadgeProgress } from '@firstlight/contract/reputation/profiles/badge-progress.ts';
import { useTranslation } from 'react-i18next';

/** Share of the way to a level, from 0 to 1: that of the part that is furthest behind, because all are needed. */
export function shareOf({ parts }: BadgeProgress): number {
  return Math.min(...parts.map(({ have, need }) => have / need));
}

/** Shows in figures and as a bar how much of what a level needs is there. */
export function BadgeProgressLine({ progress }: { progress: BadgeProgress }) {
  const { t } = useTranslation('profiles');
  const { name, parts } = progress;
  return (
    <div className="mt-2 flex flex-col gap-1.5">
      <progress
        max={1}
        value={shareOf(progress)}
        aria-label={t('page.badges.progress.label', { name: t(`page.badges.${name}.name`) })}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-leaf"
      />
      <p className="text-small tabular-nums">
        {parts.map(({ what, have, need }) => t(`page.badges.progress.${what}`, { have, need })).join(' · ')}
      </p>
    </div>
  );
}
