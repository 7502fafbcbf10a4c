import type { PageRoute } from './page-route.ts';

export const supportRoutes: PageRoute[] = [
  {
    name: 'support',
    path: '/support',
    shell: 'public',
    namespaces: ['support', 'request'],
    load: () => import('../pages/support/support.tsx'),
    description: 'support:description',
  },
  {
    name: 'thankYou',
    path: '/thank-you',
    shell: 'public',
    namespaces: ['support', 'request'],
    load: () => import('../pages/support/thank-you.tsx'),
    unlisted: true,
  },
  {
    name: 'supportLink',
    path: '/support/manage',
    shell: 'public',
    namespaces: ['support', 'request'],
    load: () => import('../pages/support/support-link.tsx'),
    unlisted: true,
  },
  {
    name: 'manageSupport',
    path: '/support/manage/:token',
    shell: 'public',
    namespaces: ['support', 'request'],
    load: () => import('../pages/support/manage-support.tsx'),
    unlisted: true,
  },
  {
    name: 'adminSupport',
    path: '/admin/support',
    shell: 'app',
    namespaces: ['support', 'admin', 'accounts', 'request'],
    load: () => import('../pages/support/admin-support.tsx'),
  },
];
