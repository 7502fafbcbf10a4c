import type { i18n } from 'i18next';
import { loadNamespaces } from '../lib/language/i18n.ts';
import type { PageRoute } from './page-route.ts';

/** A page with all its texts: those its route names at the same time, those of what it gathers right after. */
export async function loadPage({ load, namespaces }: PageRoute, texts: i18n) {
  const [page] = await Promise.all([load(), loadNamespaces(texts, namespaces)]);
  await loadNamespaces(texts, page.namespaces ?? []);
  return page;
}
