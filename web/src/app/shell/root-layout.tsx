import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { HelpHost } from '../../features/office/help/help-host.tsx';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { CurrentVisitor, ExpectedVisitor } from '../../lib/visitor.ts';
import { KeyboardHelpHost } from '../keyboard-help/keyboard-help-host.tsx';
import { PaletteHost } from '../palette/palette-host.tsx';
import { RouteAnnouncer } from '../route-announcer.tsx';
import { useLinkPreload } from '../use-link-preload.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { scrollPlaceOf, scrollPlaces } from './scroll-places.ts';
import { LanguageSwitch } from './switches/language-switch.tsx';
import { ToastHost } from './toast-host.tsx';

export function RootLayout() {
  const { t } = useTranslation();
  const [visitor, setVisitor] = useState(use(ExpectedVisitor));
  const WhoIsHere = useLazyPart(true, loadWhoIsHere);
  const Announcement = useLazyPart(true, loadAnnouncement);
  useLinkPreload();
  return (
    <CurrentVisitor value={visitor}>
      <HelpHost languageSwitch={<LanguageSwitch />}>
        <KeyboardHelpHost>
          <PaletteHost>
            <a
              href="#content"
              className="sr-only z-60 rounded-control bg-night px-4 py-2.5 font-semibold text-on-night focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
            >
              {t('skipToContent')}
            </a>
            <OfflineBanner />
            {Announcement && <Announcement />}
            <Outlet />
            <RouteAnnouncer />
            <ToastHost />
            <ScrollRestoration getKey={scrollPlaceOf} storageKey={scrollPlaces} />
          </PaletteHost>
        </KeyboardHelpHost>
      </HelpHost>
      {WhoIsHere && <WhoIsHere onKnown={setVisitor} />}
    </CurrentVisitor>
  );
}

const loadAnnouncement = async () =>
  (await import('../../features/office/announcements/announcement.tsx')).Announcement;

const loadWhoIsHere = async () => (await import('./who-is-here.tsx')).WhoIsHere;
