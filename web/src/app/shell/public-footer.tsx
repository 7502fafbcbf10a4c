import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Wordmark } from '../../ui/picture/logo.tsx';
import { type PageName, pathOf } from '../routes.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

// On a small screen the header has no room for its links, so the most useful one stands here too.
const links: PageName[] = [
  'explore',
  'about',
  'rules',
  'community',
  'privacy',
  'contact',
  'guidelines',
  'terms',
  'legal',
  'accessibility',
];

export function PublicFooter() {
  const { t } = useTranslation();
  return (
    <footer className="mt-18 print:hidden">
      <div className="ticks" />
      <div className="mx-auto flex max-w-browse flex-col gap-8 px-4 py-10 sm:px-7 md:px-10">
        <div className="flex flex-wrap items-start justify-between gap-6">
          <div className="flex max-w-form flex-col gap-2">
            <Wordmark />
            <p className="text-ink-muted text-small">{t('footer.line')}</p>
          </div>
          <div className="flex flex-wrap items-center gap-2.5">
            <LanguageSwitch />
            <ThemeSwitch name="footer-theme" />
          </div>
        </div>
        {/* On a small screen the help button stands at the right of these lines. */}
        <nav aria-label={t('navigation.footer')} className="max-md:pr-14">
          <ul className="-mx-2 grid grid-cols-2 gap-x-3 sm:flex sm:flex-wrap sm:gap-y-1">
            {links.map((name) => (
              <li key={name}>
                <Link
                  to={pathOf(name)}
                  className="flex min-h-10 items-center rounded-control px-2 pointer-coarse:min-h-11 text-[0.9375rem] text-ink-muted underline-offset-4 hover:text-ink hover:underline"
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
