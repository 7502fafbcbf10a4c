import type { BadgeName } from '@firstlight/contract/profile-limits.ts';
import type { Profile } from '@firstlight/contract/profiles.ts';
import { badgeRules } from '@firstlight/contract/rules.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MoonGlyph } from '../../ui/glyphs/moon-glyph.tsx';

const levels = ['I', 'II', 'III'] as const;
/** A crescent, a half and a full moon. */
const phases = [1, 2, 4] as const;

export function BadgeShelf({ badges }: { badges: Profile['badges'] }) {
  const { t } = useTranslation('profiles');
  return (
    <section aria-labelledby="badges-title" className="flex flex-col gap-4">
      <div>
        <h2 id="badges-title" className="text-h2">
          {t('page.badges.title')}
        </h2>
        <p className="mt-1 text-ink-muted">
          {t('page.badges.lead')}{' '}
          <Link to="/rules#badges" className="link">
            {t('page.badges.rules')}
          </Link>
        </p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {badges.map((badge) => (
          <Badge key={badge.name} {...badge} />
        ))}
      </ul>
    </section>
  );
}

function Badge({ name, level }: Profile['badges'][number]) {
  const { t } = useTranslation('profiles');
  const index = level === null ? undefined : level - 1;
  return (
    <li className="flex gap-3.5 rounded-card border border-line bg-surface p-4">
      <span
        className={clsx(
          'grid size-11 shrink-0 place-items-center rounded-full p-1',
          level === null ? 'bg-sunken text-ink-faint' : 'bg-gold-soft text-gold',
        )}
      >
        <MoonGlyph phase={index === undefined ? 0 : (phases[index] ?? 4)} />
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold font-text text-body">{t(`page.badges.${name}.name`)}</h3>
        <p className={clsx('log', level === null ? 'text-ink-faint' : 'text-gold')}>
          {index === undefined && t('page.badges.none')}
          {index !== undefined && !hasLevels(name) && t('page.badges.earned')}
          {index !== undefined &&
            hasLevels(name) &&
            t('page.badges.level', { level: levels[index] ?? levels[2] })}
        </p>
        <p className="mt-1.5 text-ink-muted text-small">{t(`page.badges.${name}.how`, written(name))}</p>
      </div>
    </li>
  );
}

const hasLevels = (name: BadgeName) =>
  Object.values(badgeRules[name]).some((figure) => Array.isArray(figure));

/** The figures of the rules that a badge's sentence names: one, or one for each level. */
type Figure = { [Name in BadgeName]: keyof (typeof badgeRules)[Name] }[BadgeName];

function written(name: BadgeName): Partial<Record<Figure, string>> {
  const entries = Object.entries<number | readonly number[]>(badgeRules[name]);
  return Object.fromEntries(
    entries.map(([what, value]) => [what, typeof value === 'number' ? String(value) : value.join(' / ')]),
  );
}
