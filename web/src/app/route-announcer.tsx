import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import { useTitleCount } from '../lib/title-count.ts';
import type { PageRoute } from './page-route.ts';
import { pageTitle } from './page-title.ts';

/** Says where one is: the document's title always; after a move to another page also aloud, with focus on its heading. */
export function RouteAnnouncer() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.handle as PageRoute | undefined;
  const title = pageTitle(t, page ?? { name: 'notFound' });
  const count = useTitleCount();
  const [announced, setAnnounced] = useState('');
  const lastPathname = useRef(pathname);

  // Before anybody can see or hear the new page, so that it never stands under the name of the last one.
  useLayoutEffect(() => {
    document.title = count > 0 ? `(${count}) ${title}` : title;
  }, [title, count]);

  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    setAnnounced(title);
    focusHeading();
  }, [pathname, title]);

  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
