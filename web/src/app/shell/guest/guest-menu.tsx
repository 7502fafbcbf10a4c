import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { SignInLink } from '../../../features/people/accounts/corner/sign-in-link.tsx';
import { LineGlyph } from '../../../ui/glyphs/line-glyph.tsx';
import type { PageName } from '../../page-route.ts';
import { pathOf } from '../../routes.ts';
import { LanguageSwitch } from '../switches/language-switch.tsx';

const menuLines = 'M4 7h16M4 12h16M4 17h16';
const closeLines = 'M6 6l12 12M18 6L6 18';

/** The links of a guest's header on a phone, in a panel below it. Draws its own parts: menus of the library weigh more. */
export function GuestMenu({ links }: { links: PageName[] }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page closes it
  useEffect(() => setOpen(false), [key]);

  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from any of its links
    <div className="sm:hidden" onKeyDown={closeByKey}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('navigation.menu')}
        onClick={() => setOpen(!isOpen)}
        className="-mr-2 grid size-11 place-items-center rounded-control text-ink hover:bg-sunken"
      >
        <LineGlyph lines={isOpen ? closeLines : menuLines} className="size-6" />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-40 border-line border-b bg-surface px-4 py-3 shadow-e2"
      >
        <nav aria-label={t('navigation.main')}>
          <ul className="flex flex-col">
            {links.map((name) => (
              <li key={name}>
                <Link to={pathOf(name)} className="flex min-h-11 items-center font-medium">
                  {t(`pages.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-2 flex items-center justify-between gap-4 border-line border-t pt-3">
          <LanguageSwitch />
          <SignInLink className="border-line-strong!" />
        </div>
      </div>
    </div>
  );
}
