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
  /** Texts that must be there before the page is drawn. */
  namespaces: Namespace[];
  load: () => Promise<Page>;
  /** Written to static HTML at build, in both languages, with this sentence for search engines. */
  description?: `${Namespace}:${string}`;
  /** Of no use in search results. */
  unlisted?: true;
}

/** Every address of the product. Adding a page means adding a line here. */
export const routes: PageRoute[] = [
  {
    name: 'home',
    path: '/',
    shell: 'public',
    namespaces: ['home'],
    load: () => import('../pages/home.tsx'),
    description: 'home:description',
  },
  {
    name: 'explore',
    path: '/explore',
    shell: 'public',
    namespaces: ['explore', 'projects', 'categories', 'request'],
    load: () => import('../pages/explore.tsx'),
    description: 'explore:description',
  },
  {
    name: 'project',
    path: '/project/:projectId',
    shell: 'public',
    namespaces: [
      'projectPage',
      'projects',
      'categories',
      'feedback',
      'iterations',
      'reactions',
      'comments',
      'blocks',
      'request',
    ],
    load: () => import('../pages/project.tsx'),
  },
  {
    name: 'published',
    title: 'published:pageTitle',
    path: '/project/:projectId/live',
    shell: 'app',
    namespaces: ['published', 'projects', 'categories', 'feedback', 'request'],
    load: () => import('../pages/published.tsx'),
    unlisted: true,
  },
  {
    name: 'feed',
    path: '/feed',
    shell: 'app',
    namespaces: ['feed', 'projects', 'categories', 'feedback', 'profiles', 'accounts', 'request'],
    load: () => import('../pages/feed.tsx'),
  },
  {
    name: 'postProject',
    path: '/post-project',
    shell: 'app',
    namespaces: ['postProject', 'names', 'projects', 'categories', 'request', 'uploads', 'pictures'],
    load: () => import('../pages/post-project.tsx'),
  },
  {
    name: 'yourProjects',
    path: '/your-projects',
    shell: 'app',
    namespaces: ['ownProjects', 'projects', 'categories', 'request'],
    load: () => import('../pages/your-projects.tsx'),
  },
  prose('about', 'about:description', () => import('../pages/prose/about.tsx')),
  prose('community', 'community:description', () => import('../pages/prose/community.tsx')),
  {
    name: 'dashboard',
    path: '/dashboard',
    shell: 'app',
    namespaces: [
      'dashboard',
      'inbox',
      'projects',
      'categories',
      'feedback',
      'iterations',
      'accounts',
      'request',
    ],
    load: () => import('../pages/dashboard.tsx'),
  },
  {
    name: 'contact',
    path: '/contact',
    shell: 'public',
    namespaces: ['contact', 'request'],
    load: () => import('../pages/contact.tsx'),
    description: 'contact:description',
  },
  prose('privacy', 'privacy:description', () => import('../pages/prose/privacy.tsx')),
  prose('guidelines', 'guidelines:description', () => import('../pages/prose/guidelines.tsx')),
  prose('terms', 'terms:description', () => import('../pages/prose/terms.tsx')),
  prose('legal', 'legal:description', () => import('../pages/prose/legal.tsx')),
  prose('accessibility', 'accessibility:description', () => import('../pages/prose/accessibility.tsx')),
  prose('rules', 'rules:description', () => import('../pages/prose/rules.tsx')),
  {
    name: 'transparency',
    path: '/transparency',
    shell: 'public',
    namespaces: ['transparency', 'sanctionStatements', 'request'],
    load: () => import('../pages/transparency/transparency.tsx'),
    description: 'transparency:description',
  },
  {
    name: 'auth',
    path: '/auth',
    shell: 'public',
    namespaces: ['accounts', 'names', 'request'],
    load: () => import('../pages/auth.tsx'),
    description: 'accounts:description',
    unlisted: true,
  },
  {
    name: 'authReturn',
    path: '/auth/:provider',
    shell: 'public',
    namespaces: ['accounts', 'names', 'request'],
    load: () => import('../pages/auth-return.tsx'),
    unlisted: true,
  },
  {
    name: 'settings',
    path: '/settings/:section',
    shell: 'app',
    namespaces: [
      'settings',
      'accounts',
      'names',
      'security',
      'profiles',
      'blocks',
      'reports',
      'cases',
      'personalData',
      'standing',
      'sanctions',
      'notifications',
      'pictures',
      'uploads',
      'categories',
      'request',
    ],
    load: () => import('../pages/settings.tsx'),
  },
  {
    name: 'profile',
    path: '/profile/:username',
    shell: 'app',
    namespaces: ['profiles', 'blocks', 'accounts', 'projects', 'categories', 'request'],
    load: () => import('../pages/profile.tsx'),
  },
  {
    name: 'admin',
    path: '/admin',
    shell: 'app',
    namespaces: [
      'admin',
      'alarms',
      'moderator',
      'cases',
      'sanctionStatements',
      'categories',
      'accounts',
      'request',
    ],
    load: () => import('../pages/admin.tsx'),
  },
  {
    name: 'moderation',
    path: '/admin/moderation',
    shell: 'whole',
    namespaces: ['moderator', 'cases', 'sanctions', 'sanctionStatements', 'admin', 'accounts', 'request'],
    load: () => import('../pages/moderation.tsx'),
  },
  {
    name: 'termsRequired',
    path: '/terms-required',
    shell: 'public',
    namespaces: ['accounts'],
    load: () => import('../pages/refusal/terms-required.tsx'),
    description: 'accounts:termsRequired.description',
    unlisted: true,
  },
  {
    name: 'leave',
    path: '/leave',
    shell: 'public',
    namespaces: ['personalData', 'settings', 'accounts', 'request'],
    load: () => import('../pages/leave.tsx'),
    description: 'personalData:page.lead',
    unlisted: true,
  },
  {
    name: 'accountSuspended',
    path: '/account-suspended',
    shell: 'bare',
    namespaces: ['standing', 'sanctions', 'accounts', 'request'],
    load: () => import('../pages/account-suspended.tsx'),
  },
  {
    name: 'unauthorized',
    path: '/unauthorized',
    shell: 'public',
    namespaces: ['errorPages'],
    load: () => import('../pages/refusal/unauthorized.tsx'),
    description: 'errorPages:unauthorized.description',
    unlisted: true,
  },
  ...developerRoutes(),
  {
    name: 'notFound',
    path: '*',
    shell: 'public',
    namespaces: ['errorPages'],
    load: () => import('../pages/refusal/not-found.tsx'),
    description: 'errorPages:notFound.description',
    unlisted: true,
  },
];

/** A page of reading: its texts and its address go by its name. */
function prose(
  name: PageName & Namespace,
  description: `${Namespace}:description`,
  load: PageRoute['load'],
): PageRoute {
  return { name, path: `/${name}`, shell: 'public', namespaces: [name, 'prose'], load, description };
}

export function pathOf(name: PageName): string {
  return routes.find((route) => route.name === name)?.path ?? '/';
}

function developerRoutes(): PageRoute[] {
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
