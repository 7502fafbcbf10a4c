import type { PageRoute } from './page-route.ts';

export function developerRoutes(): PageRoute[] {
  if (!import.meta.env.DEV && import.meta.env.VITE_DEVELOPER_PAGES !== 'true') return [];
  return [
    {
      name: 'devUi',
      path: '/dev/ui',
      shell: 'app',
      namespaces: ['pictures', 'request'],
      load: () => import('../pages/dev-ui.tsx'),
    },
  ];
}
