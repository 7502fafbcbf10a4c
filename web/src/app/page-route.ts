import type { ComponentType } from 'react';
import type { Locales, Namespace } from '../lib/language/locales.ts';

export type PageName = keyof Locales['common']['pages'];

interface Page {
  Component: ComponentType;
  /** Of what the page gathers from features; those that everybody needs stand in the route, to come with the page. */
  namespaces?: Namespace[];
}

export interface PageRoute {
  /** Names the page in titles, menus and the palette: `common:pages.<name>`, or `title` among its feature's own texts. */
  name: PageName | Namespace;
  title?: `${Namespace}:${string}`;
  path: string;
  /**
   * `app` is for signed-in people and leaves its margins to the shell; `public` has its own, and a footer; `whole` fills the
   * window beside a narrow rail and scrolls inside itself; `bare` has nothing around it but the way out.
   */
  shell: 'public' | 'app' | 'whole' | 'bare';
  /** The page's own head stands where the header's search does, on a desktop: one bar for both. */
  bar?: 'own';
  /** Texts that must be there before the page is drawn. */
  namespaces: Namespace[];
  load: () => Promise<Page>;
  /** Written to static HTML at build, in both languages, with this sentence for search engines. */
  description?: `${Namespace}:${string}`;
  /** Of no use in search results. */
  unlisted?: true;
}
