import { badgeNumeral } from '@firstlight/contract/reputation/profiles/badge-numeral.ts';
import type { BadgeProgress } from '@firstlight/contract/reputation/profiles/badge-progress.ts';
import type { BadgeName } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import type { Profile } from '@firstlight/contract/reputation/profiles/profiles.ts';
import { badgeRules } from '@firstlight/contract/rules.ts';
import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MoonGlyph } from '../../../ui/glyphs/moon-glyph.tsx';
import { BadgeProgressLine, shareOf } from './badge-progress-line.tsx';

/** A crescent, a half and a full moon. */
const phases = [1, 2, 4] as const;

interface BadgeShelfProps {
  badges: Profile['badges'];
  /** The way to the next level of each badge, on the owner's page alone. */
  progress: readonly BadgeProgress[];
}

/** Shows the earned badges, and on the owner's page the one that is closest, with the others folded. */
export function BadgeShelf({ badges, progress }: BadgeShelfProps) {
  const { t } = useTranslation('profiles');
  const earned = badges.flatMap(({ name, level }) => (level === null ? [] : [{ name, level }]));
  const [next, ...others] = progress.toSorted((one, other) => shareOf(other) - shareOf(one));
  if (earned.length === 0 && !next) return null;
  return (
    <section aria-labelledby="badges-title" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="badges-title" className="text-h2">
          {t('page.badges.title')}
        </h2>
        <Link to="/rules#badges" className="link text-small">
          {t('page.badges.rules')}
        </Link>
      </div>
      {earned.length > 0 && (
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {earned.map((badge) => (
            <li key={badge.name}>
              <Badge {...badge} isEarned />
            </li>
          ))}
        </ul>
      )}
      {next && (
        <Badge name={next.name} level={next.level} label={t('page.badges.next')}>
          <BadgeProgressLine progress={next} />
        </Badge>
      )}
      {others.length > 0 && (
        <details>
          <summary className="link w-fit text-small">{t('page.badges.others')}</summary>
          <ul className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((other) => (
              <li key={other.name}>
                <Badge name={other.name} level={other.level}>
                  <BadgeProgressLine progress={other} />
                </Badge>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface BadgeProps {
  name: BadgeName;
  level: number;
  isEarned?: boolean;
  label?: string;
  /** The way to it, where it is not earned yet. */
  children?: ReactNode;
}

function Badge({ name, level, isEarned = false, label, children }: BadgeProps) {
  const { t } = useTranslation('profiles');
  const numeral = badgeNumeral(name, level);
  const title = t(`page.badges.${name}.name`);
  return (
    <div className="flex h-full gap-3.5 rounded-card border border-line bg-surface p-4">
      <span
        className={clsx(
          'grid size-11 shrink-0 place-items-center rounded-full p-1',
          isEarned ? 'bg-gold-soft text-gold' : 'bg-sunken text-ink-faint',
        )}
      >
        <MoonGlyph phase={isEarned ? (phases[level - 1] ?? 4) : 0} />
      </span>
      <div className="min-w-0 flex-1">
        {label && <p className="text-ink-muted text-small">{label}</p>}
        <h3 className="font-semibold font-text text-body">
          {numeral ? t('page.badges.nameAndLevel', { name: title, level: numeral }) : title}
        </h3>
        <p className="text-ink-muted text-small">{t(`page.badges.${name}.how`, figuresOf(name, level))}</p>
        {children}
      </div>
    </div>
  );
}

/** The figures of the rules that a badge's sentence names: one, or one for each level. */
const figures = {
  ...badgeRules,
  explorer: { ...badgeRules.explorer, all: categories.length },
};
type Figure = { [Name in BadgeName]: keyof (typeof figures)[Name] }[BadgeName];

function figuresOf(name: BadgeName, level: number): Partial<Record<Figure, number>> {
  const entries = Object.entries<number | readonly number[]>(figures[name]);
  return Object.fromEntries(
    entries.map(([what, value]) => [what, typeof value === 'number' ? value : value[level - 1]]),
  );
}
