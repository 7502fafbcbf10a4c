import type { Language } from '@firstlight/contract/languages.ts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Providers } from './app/providers.tsx';
import { routeObjects } from './app/route-objects.tsx';
import { loadMemberFrame } from './app/shell/load-member-frame.ts';
import { forgetPlaceIfOpenedAnew } from './app/shell/scroll-places.ts';
import { setCallHold } from './lib/api/hold-calls.ts';
import { createQueryClient } from './lib/api/query-client.ts';
import { createI18n } from './lib/language/i18n.ts';
import { startLanguage } from './lib/language/language.ts';
import { startTheme } from './lib/theme.ts';
import type { Visitor } from './lib/visitor.ts';
import './app/app.css';

await start(startLanguage());

async function start(language: Language): Promise<void> {
  startTheme();
  forgetPlaceIfOpenedAnew();
  const texts = await createI18n(language);
  nameLanguage(language);
  texts.on('languageChanged', nameLanguage);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const tree = routeObjects(texts);
  const visitor: Visitor = root.dataset['visitor'] === 'member' ? 'member' : 'guest';
  // The cookie does not say whether there are terms to accept: nothing is sent that might be refused for them.
  if (visitor === 'member') setCallHold('unknown');
  // Should the frame not arrive, the page is drawn in that of guests.
  const framed = visitor === 'guest' || loadMemberFrame(texts).then(Boolean, () => false);
  // A page that is there already is drawn in one go: a router that first has to fetch it would draw the spinner over it.
  const isThere = root.hasChildNodes() && (await resolveCurrentPage(tree));
  const prerendered = (await framed) && isThere && isPageAt(root, tree, language);

  const router = createBrowserRouter(tree);
  show(
    root,
    prerendered,
    <Providers texts={texts} queries={createQueryClient()} visitor={visitor}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

/** What the server drew with its data stays to be read until the page stands: it is drawn beside it, and takes its place at once. */
function show(root: HTMLElement, prerendered: boolean, app: ReactNode): void {
  if (prerendered) {
    hydrateRoot(root, app);
    return;
  }
  const page = root.cloneNode() as HTMLElement;
  const reached = scrollY;
  flushSync(() => createRoot(page).render(app));
  root.replaceWith(page);
  if (reached > 0) scrollTo(0, reached);
}

function nameLanguage(language: string): void {
  document.documentElement.lang = language;
}

/** The server sends its not-found page for an address it does not know, which this version may well know. */
function isPageAt(root: HTMLElement, tree: RouteObject[], language: Language): boolean {
  const path = matchRoutes(tree, location.pathname)?.at(-1)?.route.path;
  return root.dataset['prerendered'] === language && root.dataset['path'] === path;
}

/** Hydration needs the page at once: a router that first has to fetch it would draw the spinner over it. */
async function resolveCurrentPage(tree: RouteObject[]): Promise<boolean> {
  const lazyRoutes = (matchRoutes(tree, location.pathname) ?? []).map(({ route }) => route);
  try {
    await Promise.all(lazyRoutes.map(resolveRoute));
    return true;
  } catch {
    // The router will meet the same failure, and knows how to show it.
    return false;
  }
}

async function resolveRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy());
  delete route.lazy;
}
