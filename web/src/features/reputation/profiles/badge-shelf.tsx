import { badgeNumeral } from '@firstlight/contract/reputation/profiles/badge-numeral.ts';
import type { BadgeProgress } from '@firstlight/contract/reputation/profiles/badge-progress.ts';
import type { BadgeName } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import type { Profile } from '@firstlight/contract/reputation/profiles/profiles.ts';
import { badgeRules } from '@firstlight/contract/rules.ts';
import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MoonGlyph } from '../../../ui/glyphs/moon-glyph.tsx';
import { BadgeProgressLine } from './badge-progress-line.tsx';
import { OnlyYou } from './only-you.tsx';

/** A crescent, a half and a full moon. */
const phases = [1, 2, 4] as const;

interface BadgeShelfProps {
  badges: Profile['badges'];
  title: 'earned' | 'next';
  /** Says how they are earned: once on a page. */
  isExplained: boolean;
  /** Towards the next levels, for their owner. */
  progress: readonly BadgeProgress[];
}

export function BadgeShelf({ badges, title, isExplained, progress }: BadgeShelfProps) {
  const { t } = useTranslation('profiles');
  if (badges.length === 0) return null;
  return (
    <section aria-labelledby={`badges-${title}`} className="flex flex-col gap-4">
      <div>
        <h2 id={`badges-${title}`} className="text-h2">
          {title === 'earned' ? t('page.badges.title') : t('page.badges.next')}
        </h2>
        {title === 'next' && <OnlyYou />}
        {isExplained && (
          <p className="mt-1 text-ink-muted">
            {t('page.badges.lead')}{' '}
            <Link to="/rules#badges" className="link">
              {t('page.badges.rules')}
            </Link>
          </p>
        )}
      </div>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {badges.map((badge) => (
          <Badge key={badge.name} {...badge} progress={progress.find(({ name }) => name === badge.name)} />
        ))}
      </ul>
    </section>
  );
}

type BadgeProps = Profile['badges'][number] & { progress: BadgeProgress | undefined };

function Badge({ name, level, progress }: BadgeProps) {
  const { t } = useTranslation('profiles');
  const numeral = level === null ? null : badgeNumeral(name, level);
  return (
    <li className="flex gap-3.5 rounded-card border border-line bg-surface p-4">
      <span
        className={clsx(
          'grid size-11 shrink-0 place-items-center rounded-full p-1',
          level === null ? 'bg-sunken text-ink-faint' : 'bg-gold-soft text-gold',
        )}
      >
        <MoonGlyph phase={level === null ? 0 : (phases[level - 1] ?? 4)} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold font-text text-body">{t(`page.badges.${name}.name`)}</h3>
        <p className={clsx('log', level === null ? 'text-ink-faint' : 'text-gold')}>
          {level === null && t('page.badges.none')}
          {level !== null && !numeral && t('page.badges.earned')}
          {numeral && t('page.badges.level', { level: numeral })}
        </p>
        <p className="mt-1.5 text-ink-muted text-small">{t(`page.badges.${name}.how`, written(name))}</p>
        {progress && <BadgeProgressLine progress={progress} />}
      </div>
    </li>
  );
}

/** The figures of the rules that a badge's sentence names: one, or one for each level. */
const figures = {
  ...badgeRules,
  explorer: { ...badgeRules.explorer, all: categories.length },
};
type Figure = { [Name in BadgeName]: keyof (typeof figures)[Name] }[BadgeName];

function written(name: BadgeName): Partial<Record<Figure, string>> {
  const entries = Object.entries<number | readonly number[]>(figures[name]);
  return Object.fromEntries(
    entries.map(([what, value]) => [what, typeof value === 'number' ? String(value) : value.join(' / ')]),
  );
}
