import type { TFunction } from 'i18next';
import type { PageName, PageRoute } from './page-route.ts';

type Named = Pick<PageRoute, 'name' | 'title'>;

/** What a page is called: by its feature's own texts, or among everybody's. */
export function pageName(t: TFunction, { name, title }: Named): string {
  return title ? t(title as 'title') : t(`pages.${name as PageName}`);
}

/** The document's title, the same in the browser as in prerendered pages. */
export function pageTitle(t: TFunction, page: Named): string {
  return page.name === 'home' ? t('homeTitle') : t('title', { page: pageName(t, page) });
}
