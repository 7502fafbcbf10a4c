import { useTranslation } from 'react-i18next';
import { Link, NavLink, Outlet } from 'react-router';
import { AccountSlot } from '../../features/people/accounts/corner/account-slot.tsx';
import { Logo } from '../../ui/picture/logo.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import { pathOf } from '../routes.ts';
import { tabs } from './app-navigation.ts';
import { AppRail } from './app-rail.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { loadBell } from './load-bell.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** For signed-in work: a rail from 900 px on, tabs at the thumb below. */
export function AppShell() {
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[auto_1fr]">
      <AppRail />
      <div className="flex min-w-0 flex-col">
        <TopBar />
        <main id="content" tabIndex={-1} className="flex-1 px-4 py-6 max-md:pb-32 sm:px-7 md:px-10">
          <Outlet />
        </main>
      </div>
      <Tabs />
    </div>
  );
}

function TopBar() {
  const { t } = useTranslation();
  return (
    <header className="horizon sticky top-0 z-30 flex min-h-14 items-center gap-2.5 bg-canvas px-4 tight:static tight:flex-wrap tight:py-2 sm:px-7 md:px-10">
      <Link to="/" aria-label={t('navigation.home')} className="flex rounded-control py-1 md:hidden">
        <Logo />
      </Link>
      <div className="ml-auto flex items-center gap-2.5 tight:flex-wrap tight:justify-end">
        <PaletteButton />
        <LanguageSwitch />
        <div className="hidden md:block">
          <ThemeSwitch name="bar-theme" />
        </div>
        <AccountSlot loadBeside={loadBell} />
      </div>
    </header>
  );
}

function Tabs() {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t('navigation.main')}
      className="fixed inset-x-0 bottom-0 z-30 flex justify-around border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {tabs.map(({ name, icon: Icon }) => (
        <NavLink
          key={name}
          to={pathOf(name)}
          className="flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-ink-muted text-small aria-[current=page]:font-semibold aria-[current=page]:text-ember"
        >
          <Icon aria-hidden="true" className="size-5 stroke-[1.75]" />
          <span className="tight:sr-only">{t(`navigation.short.${name}`)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
