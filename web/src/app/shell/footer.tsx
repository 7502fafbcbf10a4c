import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Wordmark } from '../../ui/picture/logo.tsx';
import type { PageName } from '../page-route.ts';
import { pathOf } from '../routes.ts';
import { LanguageSwitch } from './switches/language-switch.tsx';
import { ThemeSwitch } from './switches/theme-switch.tsx';

const links: PageName[] = [
  'about',
  'rules',
  'community',
  'newsletter',
  'privacy',
  'contact',
  'guidelines',
  'transparency',
  'support',
  'terms',
  'legal',
  'accessibility',
];

/** Members have the name in their rail, and their tabs over the last lines. */
export function Footer({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation();
  return (
    <footer
      className={clsx(
        'mt-18 print:hidden',
        'max-md:in-[body:has([data-thumb-bar])]:pb-18 max-md:in-[body:has([data-thumb-bar=tall])]:pb-26',
        isMember &&
          'max-md:pb-14 max-md:in-[body:has([data-thumb-bar])]:pb-33 max-md:in-[body:has([data-thumb-bar=tall])]:pb-41',
      )}
    >
      <div className="ticks" />
      <div
        className={clsx(
          'mx-auto flex max-w-browse gap-8 px-4 py-10 sm:px-7 md:px-10',
          isMember ? 'flex-col-reverse md:mr-8' : 'flex-col',
        )}
      >
        <div className="flex flex-wrap items-start justify-between gap-6">
          {!isMember && (
            <div className="flex max-w-form flex-col gap-2">
              <Wordmark />
              <p className="text-ink-muted text-small">{t('footer.line')}</p>
            </div>
          )}
          <div className="flex flex-wrap items-center gap-2.5">
            <LanguageSwitch />
            <ThemeSwitch name="footer-theme" />
          </div>
        </div>
        {/* On a small screen a guest's help button stands at the right of these lines, and long words need the room. */}
        <nav aria-label={t('navigation.footer')} className="max-md:pr-14">
          <ul className="-mx-2 grid grid-cols-2 gap-x-3 sm:block sm:text-balance">
            {links.map((name) => (
              <li key={name} className="sm:inline-block">
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
