import type { PageRoute } from './page-route.ts';

export const newsletterRoutes: PageRoute[] = [
  {
    name: 'newsletter',
    path: '/newsletter',
    shell: 'public',
    namespaces: ['newsletter', 'categories', 'request'],
    load: () => import('../pages/newsletter/newsletter.tsx'),
    description: 'newsletter:description',
  },
  {
    name: 'adminNewsletter',
    path: '/admin/newsletter',
    shell: 'app',
    namespaces: ['newsletter', 'admin', 'accounts', 'request'],
    load: () => import('../pages/newsletter/admin-newsletter.tsx'),
  },
];
