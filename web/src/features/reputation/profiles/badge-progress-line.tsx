import { badgeNumeral } from '@firstlight/contract/reputation/profiles/badge-numeral.ts';
import type { BadgeProgress } from '@firstlight/contract/reputation/profiles/badge-progress.ts';
import { useTranslation } from 'react-i18next';

/** What is there and what is asked for, in figures; the bar follows the part that is furthest behind. */
export function BadgeProgressLine({ progress }: { progress: BadgeProgress }) {
  const { t } = useTranslation('profiles');
  const { name, level, parts } = progress;
  const share = Math.min(...parts.map(({ have, need }) => have / need));
  const numeral = level > 1 ? badgeNumeral(name, level) : null;
  return (
    <div className="mt-2 flex flex-col gap-1.5">
      <progress
        max={1}
        value={share}
        aria-label={t('page.badges.progress.label', { name: t(`page.badges.${name}.name`) })}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-leaf"
      />
      <p className="text-small tabular-nums">
        {numeral && (
          <span className="text-ink-muted">{t('page.badges.progress.next', { level: numeral })} </span>
        )}
        {parts.map(({ what, have, need }) => t(`page.badges.progress.${what}`, { have, need })).join(' · ')}
      </p>
    </div>
  );
}
