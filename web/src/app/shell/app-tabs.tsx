import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { pathOf } from '../routes.ts';
import { tabs } from './app-navigation.ts';
import { loadRailCount } from './load-rail-count.ts';

/** At the thumb of a phone, in the place of the rail. */
export function AppTabs() {
  const { t } = useTranslation();
  const Count = useLazyPart(true, loadRailCount);
  return (
    <nav
      aria-label={t('navigation.main')}
      className="fixed inset-x-0 bottom-0 z-30 flex justify-around border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] in-[body:has([data-conversation])]:hidden md:hidden print:hidden"
    >
      {tabs.map(({ name, icon: Icon }) => (
        <NavLink
          key={name}
          to={pathOf(name)}
          className="relative flex h-14.5 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-[0.8125rem] text-ink-muted aria-[current=page]:font-semibold aria-[current=page]:text-ember"
        >
          <Icon
            aria-hidden="true"
            className={clsx(
              'size-5 stroke-[1.75]',
              name === 'postProject' && 'rounded-kbd border border-current',
            )}
          />
          <span className="tight:sr-only">{t(`navigation.short.${name}`)}</span>
          {Count && <Count page={name} look="dot" />}
        </NavLink>
      ))}
    </nav>
  );
}
