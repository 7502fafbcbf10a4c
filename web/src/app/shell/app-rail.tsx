import { clsx } from 'clsx';
import { PanelLeftClose, PanelLeftOpen, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, matchPath, NavLink, useLocation, useMatch } from 'react-router';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { buttonClasses } from '../../ui/button/button-classes.ts';
import { Logo, Wordmark } from '../../ui/picture/logo.tsx';
import { pathOf, routes } from '../routes.ts';
import { adminRail, rail } from './app-navigation.ts';
import { loadRailCount } from './load-rail-count.ts';
import { useNarrowRail } from './use-narrow-rail.ts';

const rowClasses =
  'flex min-h-10 items-center gap-3 rounded-control px-2.5 text-[0.9375rem] text-ink-muted hover:bg-sunken hover:text-ink';

/**
 * Can be made as narrow as its icons, and stays so on this device: by an attribute that stands before the first paint, so
 * that nothing moves after it. Among admins' pages it is night, in either theme.
 */
export function AppRail() {
  const { t } = useTranslation();
  const [isNarrow, setNarrow] = useNarrowRail();
  const ToggleIcon = isNarrow ? PanelLeftOpen : PanelLeftClose;
  const isAdmin = useMatch('/admin/*') !== null;
  // There every pixel is for the page: the rail is narrow whatever was chosen elsewhere.
  const { pathname } = useLocation();
  const isAlwaysNarrow = routes.some(({ shell, path }) => shell === 'whole' && matchPath(path, pathname));
  const Count = useLazyPart(true, loadRailCount);
  const hint = (text: string) => (isNarrow || isAlwaysNarrow ? text : undefined);

  return (
    <nav
      aria-label={t('navigation.main')}
      data-theme={isAdmin ? 'dark' : undefined}
      className={clsx(
        'sticky top-0 hidden h-dvh w-58 flex-col gap-1 overflow-y-auto border-line border-r px-3 pb-4 text-ink narrow:w-16 md:flex print:hidden',
        isAdmin ? 'bg-raised' : 'bg-surface',
      )}
    >
      <Link
        to="/"
        aria-label={t('navigation.home')}
        className="mb-3 flex min-h-14 items-center rounded-control px-1"
      >
        <Wordmark className="narrow:hidden" />
        <Logo className="hidden size-7 narrow:block" />
      </Link>
      {(isAdmin ? adminRail : rail).map(({ name, icon: Icon, isDeep = false }) => (
        <NavLink
          key={name}
          to={pathOf(name)}
          end={!isDeep}
          title={hint(t(`pages.${name}`))}
          className={clsx(
            rowClasses,
            'relative aria-[current=page]:bg-ember-soft aria-[current=page]:font-semibold aria-[current=page]:text-ember',
          )}
        >
          <Icon aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
          <span className="whitespace-nowrap narrow:sr-only">{t(`pages.${name}`)}</span>
          {Count && <Count page={name} look="number" />}
        </NavLink>
      ))}
      {!isAdmin && (
        <Link
          to={pathOf('postProject')}
          title={hint(t('pages.postProject'))}
          className={clsx(buttonClasses(), 'mt-5 narrow:px-0')}
        >
          <Plus aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75]" />
          <span className="narrow:sr-only">{t('pages.postProject')}</span>
        </Link>
      )}
      {!isAlwaysNarrow && (
        <button
          type="button"
          title={hint(t('navigation.widen'))}
          onClick={() => setNarrow(!isNarrow)}
          className={clsx(rowClasses, 'mt-auto')}
        >
          <ToggleIcon aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
          <span className="narrow:sr-only">{t(isNarrow ? 'navigation.widen' : 'navigation.narrow')}</span>
        </button>
      )}
    </nav>
  );
}
