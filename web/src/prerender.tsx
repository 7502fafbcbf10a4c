import { type Language, languages } from '@firstlight/contract/languages.ts';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { PageRoute } from './app/page-route.ts';
import { pageTitle } from './app/page-title.ts';
import { Providers } from './app/providers.tsx';
import { routeObjects } from './app/route-objects.tsx';
import { routes } from './app/routes.ts';
import { loadMemberFrame } from './app/shell/load-member-frame.ts';
import { createQueryClient } from './lib/api/query-client.ts';
import { createI18n, everywhere } from './lib/language/i18n.ts';
import type { Namespace } from './lib/language/locales.ts';
import type { Visitor } from './lib/visitor.ts';

export interface PrerenderedPage {
  name: string;
  path: string;
  language: Language;
  title: string;
  description: string;
  namespaces: Namespace[];
  unlisted: boolean;
  /** Empty for pages that depend on who looks: the server then sends the shell, and the browser draws. */
  html: string;
  /** The same page in the frame of whoever is signed in. */
  memberHtml: string;
}

/** Every address in each language; those that are the same for everybody as the browser would draw them first. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const language of languages) {
    const texts = await createI18n(language);
    await loadMemberFrame(texts);
    for (const route of routes) {
      pages.push(await prerender(route, language, texts));
    }
  }
  return pages;
}

async function prerender(route: PageRoute, language: Language, texts: i18n): Promise<PrerenderedPage> {
  const { name, path, namespaces, description, unlisted = description === undefined } = route;
  // The key's type is checked where the route table names it.
  const describe = texts.t as (key: string) => string;
  return {
    name,
    path,
    language,
    title: pageTitle(texts.t, route),
    description: description ? describe(description) : '',
    namespaces: [...new Set([...everywhere, ...namespaces])],
    unlisted,
    html: description ? await markup(path, texts, 'guest') : '',
    memberHtml: description ? await markup(path, texts, 'member') : '',
  };
}

async function markup(routePath: string, texts: i18n, visitor: Visitor): Promise<string> {
  const path = routePath === '*' ? '/not-found' : routePath;
  const handler = createStaticHandler(routeObjects(texts));
  const context = await handler.query(new Request(new URL(path, 'http://prerender.invalid')));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status} instead of a page.`);
  if (context.errors) throw new Error(`${path} failed.`, { cause: Object.values(context.errors)[0] });
  return renderToString(
    <Providers texts={texts} queries={createQueryClient()} visitor={visitor}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  );
}
