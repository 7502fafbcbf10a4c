import { type Language, languages } from '@firstlight/contract/languages.ts';
import type { i18n } from 'i18next';
import type { PageRoute } from '../app/page-route.ts';
import { pageTitle } from '../app/page-title.ts';
import { routes } from '../app/routes.ts';
import { loadMemberFrame } from '../app/shell/load-member-frame.ts';
import { createI18n, everywhere } from '../lib/language/i18n.ts';
import type { Namespace } from '../lib/language/locales.ts';
import { asDrawn, drawMarkup, type Found, findFrame, findPage } from './draw-markup.tsx';

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
  /** For pages that depend on the viewer: the frame of members alone, which the browser then replaces. */
  memberFrame: string;
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
    html: description ? drawMarkup(await found(path, texts), 'guest') : '',
    memberHtml: description ? drawMarkup(await found(path, texts), 'member') : '',
    memberFrame: description ? '' : asDrawn(drawMarkup(await findFrame(path, texts), 'member')),
  };
}

async function found(routePath: string, texts: i18n): Promise<Found> {
  return findPage(routePath === '*' ? '/not-found' : routePath, texts);
}
