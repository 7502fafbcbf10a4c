import type { TFunction } from 'i18next';
import type { PageName } from './routes.ts';

/** The document's title, the same in the browser as in prerendered pages. */
export function pageTitle(t: TFunction, name: PageName): string {
  return name === 'home' ? t('homeTitle') : t('title', { page: t(`pages.${name}`) });
}
