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
    name: 'newsletterIssues',
    path: '/newsletter/issues',
    shell: 'public',
    namespaces: ['newsletter', 'request'],
    load: () => import('../pages/newsletter/newsletter-issues.tsx'),
    description: 'newsletter:archive.description',
  },
  {
    name: 'newsletterIssue',
    path: '/newsletter/issues/:date',
    shell: 'public',
    namespaces: ['newsletter', 'projects', 'categories', 'feedback', 'request'],
    load: () => import('../pages/newsletter/newsletter-issue.tsx'),
  },
  {
    name: 'adminNewsletter',
    path: '/admin/newsletter',
    shell: 'app',
    namespaces: ['newsletter', 'admin', 'accounts', 'request'],
    load: () => import('../pages/newsletter/admin-newsletter.tsx'),
  },
];
