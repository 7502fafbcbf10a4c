import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { pageNotLoaded } from '../lib/page-not-loaded.ts';
import { PageError } from './failure/page-error.tsx';
import { UnexpectedError } from './failure/unexpected-error.tsx';
import { loadPage } from './load-page.ts';
import type { PageRoute } from './page-route.ts';
import { routes } from './routes.ts';
import { RootLayout } from './shell/root-layout.tsx';
import { Shell } from './shell/shell.tsx';
import { StartSpinner } from './start-spinner.tsx';

type LoadPage = (route: PageRoute, texts: i18n) => Promise<{ Component: ComponentType }>;

/** The router's own tree, made from the route table. */
export function routeObjects(texts: i18n, load: LoadPage = loadPage): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: UnexpectedError,
      HydrateFallback: StartSpinner,
      children: [{ Component: Shell, children: [allPages(texts, load)] }],
    },
  ];
}

/** The boundary stands between shell and pages: the router does not look for one on a route that failed to load. */
function allPages(texts: i18n, load: LoadPage): RouteObject {
  return { ErrorBoundary: PageError, children: routes.map((route) => pageRoute(route, texts, load)) };
}

function pageRoute(route: PageRoute, texts: i18n, load: LoadPage): RouteObject {
  return {
    path: route.path,
    handle: route,
    lazy: async () => {
      const page = await load(route, texts).catch(pageNotLoaded);
      return { Component: page.Component };
    },
  };
}
