import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import { useTitleOfPage } from '../lib/title/own-title.ts';
import { useTitleCount } from '../lib/title/title-count.ts';
import type { PageRoute } from './page-route.ts';
import { pageTitle } from './page-title.ts';

/** Says where one is: the document's title always; after a move to another page also aloud, with focus on its heading. */
export function RouteAnnouncer() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.handle as PageRoute | undefined;
  const ownTitle = useTitleOfPage();
  const title = ownTitle ?? pageTitle(t, page ?? { name: 'notFound' });
  const count = useTitleCount();
  const [announced, setAnnounced] = useState('');
  const lastPathname = useRef(pathname);
  const hasMoved = useRef(false);

  // Before anybody can see or hear the new page, so that it never stands under the name of the last one.
  useLayoutEffect(() => {
    document.title = count > 0 ? `(${count}) ${title}` : title;
  }, [title, count]);

  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    hasMoved.current = true;
    return focusHeading();
  }, [pathname]);

  // A page that is known by its kind first says its own name once that is here.
  useLayoutEffect(() => {
    if (hasMoved.current) setAnnounced(title);
  }, [title]);

  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}

/** Some pages have their heading only with what they show: until then the focus waits before it, unless somebody moves it on. */
function focusHeading(): (() => void) | undefined {
  if (focusOn(document.querySelector('main h1'))) return;
  const main = document.querySelector('main');
  if (!main) return;
  focusOn(main);
  const arrivals = new MutationObserver(() => {
    if (document.activeElement !== main && document.activeElement !== document.body) arrivals.disconnect();
    else if (focusOn(main.querySelector('h1'))) arrivals.disconnect();
  });
  arrivals.observe(main, { childList: true, subtree: true });
  return () => arrivals.disconnect();
}

function focusOn(place: HTMLElement | null): boolean {
  if (!place) return false;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return true;
}
