import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SuspendedCorner } from '../../features/people/accounts/corner/suspended-corner.tsx';
import { Wordmark } from '../../ui/picture/logo.tsx';
import type { PageName } from '../page-route.ts';
import { pathOf } from '../routes.ts';
import { LanguageSwitch } from './switches/language-switch.tsx';

const links: PageName[] = ['guidelines', 'privacy', 'legal'];

/** The name, the language and the way out: nothing else is open. */
function Header() {
  const { t } = useTranslation();
  return (
    <header className="horizon bg-canvas print:hidden">
      <div className="mx-auto flex min-h-16 max-w-browse items-center gap-2.5 px-4 py-2 tight:flex-wrap sm:px-7 md:px-10">
        {/* Where there is no room for the name, it goes to a second line that nobody sees: the sign says enough. */}
        <Link
          to={pathOf('accountSuspended')}
          aria-label={t('navigation.home')}
          className="flex min-w-0 rounded-control py-1"
        >
          <Wordmark className="h-7 flex-wrap overflow-hidden" />
        </Link>
        <div className="ml-auto flex shrink-0 items-center gap-2.5 tight:shrink tight:flex-wrap tight:justify-end">
          <LanguageSwitch />
          <SuspendedCorner />
        </div>
      </div>
    </header>
  );
}

function Footer() {
  const { t } = useTranslation();
  const { t: tStanding } = useTranslation('standing');
  return (
    <footer className="mt-18 print:hidden">
      <div className="ticks" />
      <div className="mx-auto flex max-w-browse flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-6 max-md:pr-20 sm:px-7 md:px-10 md:pr-20">
        <p className="text-ink-muted text-small">{tStanding('footer')}</p>
        <nav aria-label={t('navigation.footer')}>
          <ul className="-mx-2 flex flex-wrap gap-x-3 max-sm:flex-col">
            {links.map((name) => (
              <li key={name}>
                <Link
                  to={pathOf(name)}
                  className="flex min-h-10 items-center rounded-control px-2 pointer-coarse:min-h-11 text-ink-muted text-small underline-offset-4 hover:text-ink hover:underline"
                >
                  {t(`pages.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

export const suspendedFrame = { Header, Footer };
