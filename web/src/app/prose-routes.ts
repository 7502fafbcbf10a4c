import type { Namespace } from '../lib/language/locales.ts';
import type { PageName, PageRoute } from './page-route.ts';

export const proseRoutes: PageRoute[] = [
  prose('about', 'about:description', () => import('../pages/prose/about.tsx')),
  prose('community', 'community:description', () => import('../pages/prose/community.tsx')),
  prose('privacy', 'privacy:description', () => import('../pages/prose/privacy.tsx')),
  prose('guidelines', 'guidelines:description', () => import('../pages/prose/guidelines.tsx')),
  prose('terms', 'terms:description', () => import('../pages/prose/terms.tsx')),
  prose('legal', 'legal:description', () => import('../pages/prose/legal.tsx'), ['request']),
  prose('accessibility', 'accessibility:description', () => import('../pages/prose/accessibility.tsx')),
  prose('rules', 'rules:description', () => import('../pages/prose/rules.tsx')),
];

/** A page of reading: its texts and its address go by its name. */
function prose(
  name: PageName & Namespace,
  description: `${Namespace}:description`,
  load: PageRoute['load'],
  more: Namespace[] = [],
): PageRoute {
  const namespaces = [name, 'prose' as const, ...more];
  return { name, path: `/${name}`, shell: 'public', namespaces, load, description };
}
