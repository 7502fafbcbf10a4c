import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { CreateAccountLink, SignInLink } from '../../../features/people/accounts/corner/sign-in-link.tsx';
import { Wordmark } from '../../../ui/picture/logo.tsx';
import type { PageName } from '../../page-route.ts';
import { PaletteButton } from '../../palette/palette-button.tsx';
import { pathOf } from '../../routes.ts';
import { LanguageSwitch } from '../switches/language-switch.tsx';
import { ThemeSwitch } from '../switches/theme-switch.tsx';
import { GuestMenu } from './guest-menu.tsx';

const links: PageName[] = ['explore', 'feed', 'community'];

export function PublicHeader() {
  const { t } = useTranslation();
  return (
    <header className="horizon relative bg-canvas print:hidden">
      <div className="mx-auto flex min-h-16 max-w-browse items-center gap-2 px-4 py-2 tight:flex-wrap sm:flex-wrap sm:gap-x-6 sm:px-7 md:px-10">
        {/* Where there is no room for the name, it goes to a second line that nobody sees: the sign says enough. */}
        <Link to="/" aria-label={t('navigation.home')} className="flex min-w-0 rounded-control py-1">
          <Wordmark className="h-7 flex-wrap overflow-hidden" />
        </Link>
        <nav aria-label={t('navigation.main')} className="hidden gap-1 sm:flex">
          {links.map((name) => (
            <NavLink
              key={name}
              to={pathOf(name)}
              className="flex min-h-10 items-center rounded-control px-2.5 text-[0.9375rem] text-ink-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ember"
            >
              {t(`pages.${name}`)}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-2.5 tight:shrink tight:flex-wrap tight:justify-end">
          <PaletteButton />
          <div className="hidden sm:block">
            <LanguageSwitch />
          </div>
          <div className="hidden md:block">
            <ThemeSwitch name="header-theme" />
          </div>
          <div className="max-sm:hidden">
            <SignInLink />
          </div>
          <CreateAccountLink />
          <GuestMenu links={links} />
        </div>
      </div>
    </header>
  );
}
